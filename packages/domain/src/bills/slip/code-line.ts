import type { Cents } from '../../shared/cents.ts';
import { isNoticeNumber } from './notice-number.ts';

/** A slip whose every field is printed, the amount too (bolletta.bollettino.2). */
export const SLIP_DOCUMENT_TYPE = '896';

/** What the line of a postal slip says. */
export interface CodeLineFields {
  /** 18 digits, the last two of them check digits. */
  readonly clientCode: string;
  /** More than nothing, and less than a hundred million euros. */
  readonly amount: Cents;
  /** The payee's postal account: up to 12 digits. */
  readonly account: string;
}

/** The largest amount that the line has room for. */
export const MOST_ON_A_SLIP: Cents = 9_999_999_999;

/**
 * The line that machines read at the foot of a postal slip TD 896 (bolletta.bollettino.2):
 * `<client code>     euros+cents>  account<  896>`. Throws a RangeError for what does not fit it.
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
