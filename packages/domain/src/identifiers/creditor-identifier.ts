import { remainder97 } from './mod-97.ts';

/** Country, check digits, three characters of the creditor's own choice, and its number in its country. */
const FORM = /^([A-Z]{2})([0-9]{2})([0-9A-Z]{3})([0-9A-Z]{1,28})$/;

/** Those of Italy have the 16 characters of a tax code, or a VAT number filled up with zeros. */
const ITALIAN_FORM = /^IT[0-9]{2}[0-9A-Z]{3}[0-9A-Z]{16}$/;

/**
 * True for a SEPA creditor identifier whose form and check digits are right (EPC262-08): the digits
 * are reckoned over country and number, without the creditor's own three characters.
 */
export function isCreditorIdentifier(text: string): boolean {
  const [, country, digits, , number] = FORM.exec(text) ?? [];
  if (country === undefined || digits === undefined || number === undefined) return false;
  if (country === 'IT' && !ITALIAN_FORM.test(text)) return false;
  return remainder97(`${number}${country}${digits}`) === 1;
}

/** Builds an Italian creditor identifier for a tax code, or a VAT number, with its check digits. */
export function creditorIdentifier(taxCode: string, business = 'ZZZ'): string {
  const number = taxCode.padStart(16, '0');
  const digits = String(98 - remainder97(`${number}IT00`)).padStart(2, '0');
  return `IT${digits}${business}${number}`;
}
