import type { AnswerOf, Catalogue } from '@sportello/calls';
import { ibanNeedsCheck, isItalianIban } from '@sportello/domain';

/** An Italian IBAN is checked (form, mod 97, CIN); those of other countries pass (Spec 1 §5, Design §4.16). */
export function ibanAnswer(iban: string): AnswerOf<Catalogue['validazioneIBAN']> {
  return { valido: !ibanNeedsCheck(iban) || isItalianIban(iban) ? 'Y' : 'N' };
}
