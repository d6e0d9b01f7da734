import type { AnswerOf, Catalogue } from '@sportello/calls';
import { ibanNeedsCheck, isItalianIban } from '@sportello/domain';

/** An Italian IBAN is checked (pagamento.iban.3); those of other countries pass (pagamento.iban.2). */
export function ibanAnswer(iban: string): AnswerOf<Catalogue['validazioneIBAN']> {
  return { valido: !ibanNeedsCheck(iban) || isItalianIban(iban) ? 'Y' : 'N' };
}

/** Enough of an IBAN for its owner to know the account: `IT60 … 3456`. */
export function maskIban(iban: string): string {
  return `${iban.slice(0, 4)} … ${iban.slice(-4)}`;
}
