import { normalizeIban } from '@sportello/domain';

/** Enough of an IBAN for its owner to know the account, on one line; one that is hidden already stays as it is. */
export function hiddenIban(iban: string): string {
  const text = normalizeIban(iban);
  return text.length <= 8 ? text : `${text.slice(0, 4)}\u00a0••••\u00a0${text.slice(-4)}`;
}

/** An IBAN as it is read out: in capitals, in groups of four. */
export function groupedIban(iban: string): string {
  return normalizeIban(iban).replace(/(.{4})(?=.)/g, '$1 ');
}
