import { remainder97 } from './mod-97.ts';

/** Country, check digits, three characters chosen by the creditor, and its national number. */
const FORM = /^([A-Z]{2})([0-9]{2})([0-9A-Z]{3})([0-9A-Z]{1,28})$/;

/** Italian numbers are a 16-character tax code, or a VAT number padded with zeros. */
const ITALIAN_FORM = /^IT[0-9]{2}[0-9A-Z]{3}[0-9A-Z]{16}$/;

/**
 * Returns true for a SEPA creditor identifier with valid form and check digits (EPC262-08), which cover country and
 * number but not the creditor's three characters.
 */
export function isCreditorIdentifier(text: string): boolean {
  const [, country, digits, , number] = FORM.exec(text) ?? [];
  if (country === undefined || digits === undefined || number === undefined) return false;
  if (country === 'IT' && !ITALIAN_FORM.test(text)) return false;
  return remainder97(`${number}${country}${digits}`) === 1;
}

/** Builds an Italian creditor identifier with check digits from a tax code or VAT number. */
export function creditorIdentifier(taxCode: string, business = 'ZZZ'): string {
  const number = taxCode.padStart(16, '0');
  const digits = String(98 - remainder97(`${number}IT00`)).padStart(2, '0');
  return `IT${digits}${business}${number}`;
}
