const BASE = /^[0-9]{16}$/;

/**
 * Returns the two check digits of a slip: the remainder of its first sixteen digits divided by 93
 * (bolletta.bollettino.1). Throws a RangeError for anything but sixteen digits.
 */
export function slipCheckDigits(first16: string): string {
  if (!BASE.test(first16)) throw new RangeError('The base of a slip has sixteen digits.');
  return String(BigInt(first16) % 93n).padStart(2, '0');
}

/** Returns the 18-digit notice number, which is also the client code of the postal slip (bolletta.bollettino.1). */
export function noticeNumber(first16: string): string {
  return first16 + slipCheckDigits(first16);
}

/** Returns true for 18 digits with valid check digits at the end (bolletta.bollettino.1). */
export function isNoticeNumber(text: string): boolean {
  return /^[0-9]{18}$/.test(text) && slipCheckDigits(text.slice(0, 16)) === text.slice(16);
}

/** Formats a notice number for print in groups of four digits (`3012 3456 …`). */
export function groupedNoticeNumber(number: string): string {
  return number.replaceAll(/(?<=^(?:\d{4})+)(?=\d)/g, ' ');
}
