import { remainder97 } from './mod-97.ts';
import { checkLetter } from './odd-values.ts';

const ITALIAN_FORM = /^IT([0-9]{2})([A-Z])([0-9]{5})([0-9]{5})([0-9A-Z]{12})$/;

/** What an Italian IBAN is made of; every part is text of fixed length. */
export interface ItalianIbanParts {
  /** The control letter of the account (1). */
  cin: string;
  /** The bank (5 digits). */
  abi: string;
  /** The branch (5 digits). */
  cab: string;
  /** The account number (12 digits or capital letters). */
  account: string;
}

/** An IBAN as it is compared and sent: without spaces, in capitals (formato.codici.2). */
export function normalizeIban(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** True when the server has to be asked about an IBAN: only for Italy's (pagamento.iban.2). */
export function ibanNeedsCheck(text: string): boolean {
  return normalizeIban(text).startsWith('IT');
}

/**
 * True for an Italian IBAN whose form, check digits (mod 97) and CIN are right (pagamento.iban.3).
 * Case and spaces don't matter; any other country's is false.
 */
export function isItalianIban(text: string): boolean {
  const iban = normalizeIban(text);
  const parts = italianIbanParts(iban);
  return parts !== undefined && italianIban(parts) === iban && accountCin(parts) === parts.cin;
}

/**
 * The CIN, bank (ABI), branch (CAB) and account of an IBAN of the Italian form, or `undefined`.
 * Doesn't check the check digits.
 */
export function italianIbanParts(text: string): ItalianIbanParts | undefined {
  const [, , cin, abi, cab, account] = ITALIAN_FORM.exec(normalizeIban(text)) ?? [];
  if (cin === undefined || abi === undefined || cab === undefined || account === undefined) {
    return undefined;
  }
  return { cin, abi, cab, account };
}

/**
 * Builds an Italian IBAN with its check digits. Numbers are padded with zeros on the left;
 * the CIN is worked out unless given.
 */
export function italianIban(parts: { cin?: string | undefined; abi: string; cab: string; account: string }): string {
  const abi = parts.abi.padStart(5, '0');
  const cab = parts.cab.padStart(5, '0');
  const account = parts.account.toUpperCase().padStart(12, '0');
  const cin = parts.cin ?? accountCin({ abi, cab, account });
  const bban = `${cin}${abi}${cab}${account}`;
  const digits = String(98 - remainder97(`${bban}IT00`)).padStart(2, '0');
  return `IT${digits}${bban}`;
}

/** The control letter (CIN) of an account: bank 5, branch 5 and account 12 characters. */
export function accountCin(parts: { abi: string; cab: string; account: string }): string {
  return checkLetter(`${parts.abi}${parts.cab}${parts.account}`);
}
