import { remainder97 } from './mod-97.ts';
import { checkCharacter } from './odd-values.ts';

const ITALIAN_FORM = /^IT([0-9]{2})([A-Z])([0-9]{5})([0-9]{5})([0-9A-Z]{12})$/;

/** Parts of an Italian IBAN, all texts of fixed length. */
export interface ItalianIbanParts {
  /** Account check letter (1). */
  cin: string;
  /** Bank (5 digits). */
  abi: string;
  /** Branch (5 digits). */
  cab: string;
  /** Account number (12 digits or capital letters). */
  account: string;
}

/** Normalizes an IBAN for comparison and sending: no spaces, upper case (formato.codici.2). */
export function normalizeIban(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** General IBAN format (ISO 13616): country, check digits, national account number. */
const ANY_FORM = /^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/;

/** IBAN lengths by country (SWIFT's IBAN Registry). */
const LENGTHS: Readonly<Record<string, number>> = {
  AD: 24,
  AE: 23,
  AL: 28,
  AT: 20,
  AZ: 28,
  BA: 20,
  BE: 16,
  BG: 22,
  BH: 22,
  BI: 27,
  BR: 29,
  BY: 28,
  CH: 21,
  CR: 22,
  CY: 28,
  CZ: 24,
  DE: 22,
  DJ: 27,
  DK: 18,
  DO: 28,
  EE: 20,
  EG: 29,
  ES: 24,
  FI: 18,
  FK: 18,
  FO: 18,
  FR: 27,
  GB: 22,
  GE: 22,
  GI: 23,
  GL: 18,
  GR: 27,
  GT: 28,
  HN: 28,
  HR: 21,
  HU: 28,
  IE: 22,
  IL: 23,
  IQ: 23,
  IS: 26,
  IT: 27,
  JO: 30,
  KW: 30,
  KZ: 20,
  LB: 28,
  LC: 32,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  LY: 25,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MN: 20,
  MR: 27,
  MT: 31,
  MU: 30,
  NI: 28,
  NL: 18,
  NO: 15,
  OM: 23,
  PK: 24,
  PL: 28,
  PS: 29,
  PT: 25,
  QA: 29,
  RO: 24,
  RS: 22,
  RU: 33,
  SA: 24,
  SC: 31,
  SD: 18,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  SO: 23,
  ST: 25,
  SV: 28,
  TL: 23,
  TN: 24,
  TR: 26,
  UA: 29,
  VA: 22,
  VG: 24,
  XK: 20,
  YE: 30,
};

/**
 * Returns true for an IBAN of any country (pagamento.iban.4): its form, its check digits (mod 97) and the country's
 * length if known, ignoring case and spaces. Italian IBANs need {@link isItalianIban} for the full check.
 */
export function isIban(text: string): boolean {
  const iban = normalizeIban(text);
  if (!ANY_FORM.test(iban)) return false;
  const length = LENGTHS[iban.slice(0, 2)] ?? iban.length;
  return iban.length === length && remainder97(iban.slice(4) + iban.slice(0, 4)) === 1;
}

/** Returns true when the server has to check an IBAN: only Italian ones (pagamento.iban.2). */
export function ibanNeedsCheck(text: string): boolean {
  return normalizeIban(text).startsWith('IT');
}

/**
 * Returns true for an Italian IBAN with valid form, check digits (mod 97) and CIN (pagamento.iban.3), ignoring case
 * and spaces.
 */
export function isItalianIban(text: string): boolean {
  const iban = normalizeIban(text);
  const parts = italianIbanParts(iban);
  return parts !== undefined && italianIban(parts) === iban && accountCin(parts) === parts.cin;
}

/**
 * Splits an IBAN of Italian form into CIN, bank (ABI), branch (CAB) and account, else returns `undefined`. Does not
 * verify the check digits.
 */
export function italianIbanParts(text: string): ItalianIbanParts | undefined {
  const [, , cin, abi, cab, account] = ITALIAN_FORM.exec(normalizeIban(text)) ?? [];
  if (cin === undefined || abi === undefined || cab === undefined || account === undefined) {
    return undefined;
  }
  return { cin, abi, cab, account };
}

/** Builds an Italian IBAN with check digits. Numbers are left-padded with zeros; the CIN is computed if absent. */
export function italianIban(parts: { cin?: string | undefined; abi: string; cab: string; account: string }): string {
  const abi = parts.abi.padStart(5, '0');
  const cab = parts.cab.padStart(5, '0');
  const account = parts.account.toUpperCase().padStart(12, '0');
  const cin = parts.cin ?? accountCin({ abi, cab, account });
  const bban = `${cin}${abi}${cab}${account}`;
  const digits = String(98 - remainder97(`${bban}IT00`)).padStart(2, '0');
  return `IT${digits}${bban}`;
}

/** Computes the check letter (CIN) of an account: bank 5, branch 5 and account 12 characters. */
export function accountCin(parts: { abi: string; cab: string; account: string }): string {
  return checkCharacter(`${parts.abi}${parts.cab}${parts.account}`);
}
