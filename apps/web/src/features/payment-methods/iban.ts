import { normalizeIban } from '@sportello/domain';

/** Masks an IBAN on one line, recognizable to its owner; an already masked one is unchanged. */
export function hiddenIban(iban: string): string {
  const text = normalizeIban(iban);
  return text.length <= 8 ? text : `${text.slice(0, 4)}\u00a0••••\u00a0${text.slice(-4)}`;
}

/** Upper case, in groups of four. */
export function groupedIban(iban: string): string {
  return normalizeIban(iban).replace(/(.{4})(?=.)/g, '$1 ');
}
