/** The sixteen digits that are told apart by the payee, before the two that check them. */
const BASE = /^[0-9]{16}$/;

/**
 * The two check digits of a slip: what is left of its first sixteen digits when they are divided by 93
 * (bolletta.bollettino.1). Throws a RangeError for anything but sixteen digits.
 */
export function slipCheckDigits(first16: string): string {
  if (!BASE.test(first16)) throw new RangeError('The base of a slip has sixteen digits.');
  return String(BigInt(first16) % 93n).padStart(2, '0');
}

/** A notice number of 18 digits, which is also the client code of the postal slip (bolletta.bollettino.1). */
export function noticeNumber(first16: string): string {
  return first16 + slipCheckDigits(first16);
}

/** True for 18 digits of which the last two check the others (bolletta.bollettino.1). */
export function isNoticeNumber(text: string): boolean {
  return /^[0-9]{18}$/.test(text) && slipCheckDigits(text.slice(0, 16)) === text.slice(16);
}

/** A notice number as it is printed: digits by four (`3012 3456 …`). */
export function groupedNoticeNumber(number: string): string {
  return number.replaceAll(/(?<=^(?:\d{4})+)(?=\d)/g, ' ');
}
