import type { AnswerOf, Catalogue } from '@sportello/calls';
import { ibanNeedsCheck, isItalianIban } from '@sportello/domain';

/** Checks Italian IBANs (pagamento.iban.3); foreign ones pass (pagamento.iban.2). */
export function ibanAnswer(iban: string): AnswerOf<Catalogue['validazioneIBAN']> {
  return { valido: !ibanNeedsCheck(iban) || isItalianIban(iban) ? 'Y' : 'N' };
}

/** Masks an IBAN as `IT60 … 3456`. */
export function maskIban(iban: string): string {
  return `${iban.slice(0, 4)} … ${iban.slice(-4)}`;
}
