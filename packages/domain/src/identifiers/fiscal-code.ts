import { checkCharacter } from './odd-values.ts';

// A digit, or the letter that replaces it under omocodia.
const DIGIT = '[0-9LMNPQRSTUV]';
const FORM = new RegExp(`^[A-Z]{6}${DIGIT}{2}[ABCDEHLMPRST]${DIGIT}{2}[A-Z]${DIGIT}{3}[A-Z]$`);
const OMOCODIA_CHARACTERS = 'LMNPQRSTUV';
const DIGIT_POSITIONS = [6, 7, 9, 10, 12, 13, 14];
const DAYS_OF_MONTH: Readonly<Record<string, number>> = {
  A: 31,
  B: 29,
  C: 31,
  D: 30,
  E: 31,
  H: 30,
  L: 31,
  M: 31,
  P: 30,
  R: 31,
  S: 30,
  T: 31,
};

/** Normalizes a fiscal code for comparison and sending: no spaces, upper case (formato.codici.2). */
export function normalizeFiscalCode(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/**
 * Returns true for a person's fiscal code (codice fiscale) of 16 characters with valid form, date of birth and check
 * character, including omocodia, ignoring case and spaces. The 11 digits of companies and condominiums are not
 * accepted: see `isVatNumber`.
 */
export function isFiscalCode(text: string): boolean {
  const code = normalizeFiscalCode(text);
  if (!FORM.test(code)) return false;
  const plain = withoutOmocodia(code);
  const written = Number(plain.slice(9, 11));
  const day = written > 40 ? written - 40 : written;
  if (day < 1 || day > (DAYS_OF_MONTH[plain.charAt(8)] ?? 0)) return false;
  return fiscalCodeCheckCharacter(code.slice(0, 15)) === code.charAt(15);
}

/** Returns the upper-case check character for the first 15 characters of a fiscal code. */
export function fiscalCodeCheckCharacter(first15: string): string {
  return checkCharacter(first15.toUpperCase());
}

/**
 * Returns the code without omocodia: replaced digits are restored and the check character recomputed. Expects 16
 * characters of valid form.
 */
export function canonicalFiscalCode(text: string): string {
  const plain = withoutOmocodia(normalizeFiscalCode(text)).slice(0, 15);
  return plain + fiscalCodeCheckCharacter(plain);
}

/**
 * Returns the code with the digits at these places (0 the leftmost of the seven digits, 6 the rightmost) replaced by
 * omocodia letters, and its check character.
 */
export function omocodiaVariant(text: string, places: readonly number[]): string {
  const characters = Array.from(normalizeFiscalCode(text).slice(0, 15));
  for (const place of places) {
    const position = DIGIT_POSITIONS[place] ?? -1;
    const letter = OMOCODIA_CHARACTERS[Number(characters[position])];
    if (letter !== undefined) characters[position] = letter;
  }
  const first15 = characters.join('');
  return first15 + fiscalCodeCheckCharacter(first15);
}

function withoutOmocodia(code: string): string {
  const characters = Array.from(code);
  for (const position of DIGIT_POSITIONS) {
    const digit = OMOCODIA_CHARACTERS.indexOf(characters[position] ?? ' ');
    if (digit >= 0) characters[position] = String(digit);
  }
  return characters.join('');
}
