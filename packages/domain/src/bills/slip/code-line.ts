import type { Cents } from '../../shared/cents.ts';
import { isNoticeNumber } from './notice-number.ts';

/** The slip with all fields preprinted, including the amount (bolletta.bollettino.2). */
export const SLIP_DOCUMENT_TYPE = '896';

export interface CodeLineFields {
  /** 18 digits, the last two are check digits. */
  readonly clientCode: string;
  /** Above zero and below a hundred million euros. */
  readonly amount: Cents;
  readonly account: string;
}

export const MOST_ON_A_SLIP: Cents = 9_999_999_999;

/**
 * Returns the machine-readable line at the foot of a postal slip TD 896 (bolletta.bollettino.2): `<client code>
 * euros+cents>  account<  896>`. Throws a RangeError for values that do not fit.
 */
export function slipCodeLine({ clientCode, amount, account }: CodeLineFields): string {
  if (!isNoticeNumber(clientCode)) throw new RangeError('The client code of a slip has 18 digits that check.');
  if (!Number.isInteger(amount) || amount <= 0 || amount > MOST_ON_A_SLIP) {
    throw new RangeError('The amount of a slip is from one cent to 99,999,999.99 euros.');
  }
  if (!/^[0-9]{1,12}$/.test(account)) throw new RangeError('A postal account has up to 12 digits.');
  const digits = String(amount).padStart(10, '0');
  const euros = `${digits.slice(0, 8)}+${digits.slice(8)}`;
  return `<${clientCode}>     ${euros}>  ${account.padStart(12, '0')}<  ${SLIP_DOCUMENT_TYPE}>`;
}
