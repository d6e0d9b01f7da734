import { isVatNumber } from '../../identifiers/vat-number.ts';
import type { Cents } from '../../shared/cents.ts';
import { isNoticeNumber } from './notice-number.ts';
import { MOST_ON_A_SLIP } from './code-line.ts';

/** The QR code of a notice is version 4 (33 by 33 modules); its error correction tolerates a loss of 15%. */
export const PAGOPA_SYMBOL = { version: 4, errorCorrection: 'M' } as const;

/**
 * Returns the content of the QR code on a pagoPA notice (bolletta.bollettino.3): `PAGOPA|002|notice number|payee's
 * fiscal code|amount in cents`. Throws a RangeError for invalid values.
 *
 * @param payee fiscal code of 11 digits
 */
export function pagoPaCode(notice: string, payee: string, amount: Cents): string {
  if (!isNoticeNumber(notice)) throw new RangeError('A notice number has 18 digits that check.');
  if (!isVatNumber(payee)) throw new RangeError('A payee has a fiscal code of 11 digits.');
  if (!Number.isInteger(amount) || amount <= 0 || amount > MOST_ON_A_SLIP) {
    throw new RangeError('The amount of a notice is from one cent to 99,999,999.99 euros.');
  }
  return `PAGOPA|002|${notice}|${payee}|${amount}`;
}
