/**
 * Returns true for an Italian VAT number (partita IVA): 11 digits, not all zero, the last the Luhn check digit.
 * Fiscal codes of companies and condominiums have the same form. Surrounding spaces are ignored; a country prefix is
 * rejected.
 */
export function isVatNumber(text: string): boolean {
  const digits = text.trim();
  if (!/^[0-9]{11}$/.test(digits) || /^0+$/.test(digits)) return false;
  return vatCheckDigit(digits.slice(0, 10)) === digits.charAt(10);
}

/** Computes the Luhn check digit for the first ten digits of a VAT number. */
export function vatCheckDigit(first10: string): string {
  let sum = 0;
  for (let index = 0; index < first10.length; index += 1) {
    const digit = Number(first10.charAt(index));
    const doubled = index % 2 === 0 ? digit : digit * 2;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return String((10 - (sum % 10)) % 10);
}
