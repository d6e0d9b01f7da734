import { CUSTOMER_SEGMENTS, PASSWORD_MAX_LENGTH, SEGMENT_LABELS } from '@sportello/domain';
import {
  code,
  each,
  email,
  fiscalCode,
  flag,
  number,
  oneOf,
  optional,
  required,
  telephone,
  text,
  textThat,
  vatNumber,
  type Cell,
} from '../table/cells.ts';
import type { Column } from '../table/columns.ts';

/** Segment labels; some sources call Pmi "Business" (prodotto.segmenti.1). */
export const segments = [...CUSTOMER_SEGMENTS.map((each) => SEGMENT_LABELS[each]), 'Business'];
const segment = oneOf(...segments);

/**
 * An Argon2id hash in PHC form. Its verification cost is limited, because it delays sign-in and uses shared server
 * memory.
 */
export const passwordHash = textThat(
  isPasswordHash,
  'not an Argon2id hash in PHC form ($argon2id$v=19$m=…,t=…,p=…$…$…)',
);

const largestCost = { m: 256 * 1024, t: 10, p: 16 };

function isPasswordHash(value: string): boolean {
  const [, m, t, p] =
    /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,3})\$[\w+/]{11,86}\$[\w+/]{22,172}$/.exec(value) ?? [];
  return (
    [m, t, p].every(Boolean) && Number(m) <= largestCost.m && Number(t) <= largestCost.t && Number(p) <= largestCost.p
  );
}

/**
 * Kept unchanged, but invisible characters are rejected because they make two usernames look alike
 * (credenziali.username.2).
 */
export const username = each(
  text(100),
  textThat((value) => !/\p{Default_Ignorable_Code_Point}/u.test(value), 'holds a character that nobody sees'),
);

const goodPassword = each(
  textThat((value) => Array.from(value).length <= PASSWORD_MAX_LENGTH, `longer than ${PASSWORD_MAX_LENGTH} characters`),
  textThat((value) => !value.includes('\0'), 'holds a NUL character'),
);

/** A password is not trimmed. */
const password: Cell<string | null> = (raw) => (raw === '' ? null : goodPassword(raw));

/** Columns of a customers file: the profile's fields (utente.modello.2) and the credentials. */
export const customerColumns: readonly Column[] = [
  {
    name: 'codiceCliente',
    staged: 'code',
    type: 'text',
    cell: required(code),
    isRequired: true,
    holds: 'once in the file',
  },
  {
    name: 'segmento',
    staged: 'segment',
    type: 'text',
    cell: required(segment),
    isRequired: true,
    holds: segments.map((each) => `\`${each}\``).join(', '),
  },
  { name: 'nome', staged: 'first_name', type: 'text', cell: optional(text()) },
  { name: 'cognome', staged: 'last_name', type: 'text', cell: optional(text()) },
  { name: 'ragioneSociale', staged: 'company_name', type: 'text', cell: optional(text()) },
  {
    name: 'codFiscale',
    staged: 'fiscal_code',
    type: 'text',
    cell: optional(fiscalCode),
    holds: '16 characters of a person, 11 digits of a company or condominium; checked to the check character',
  },
  {
    name: 'partitaIVA',
    staged: 'vat_number',
    type: 'text',
    cell: optional(vatNumber),
    holds: '11 digits, checked to the check digit',
  },
  { name: 'email', staged: 'email', type: 'text', cell: optional(email) },
  { name: 'numeroCellulare', staged: 'mobile', type: 'text', cell: optional(telephone) },
  { name: 'prospect', staged: 'prospect', type: 'boolean', cell: optional(flag) },
  { name: 'inCreazione', staged: 'in_creation', type: 'boolean', cell: optional(flag) },
  {
    name: 'clienteNew',
    staged: 'new_customer',
    type: 'text',
    cell: optional(text(10)),
    holds: '`N` or `S` marks a new customer',
  },
  {
    name: 'intervalloModificaContatto',
    staged: 'contact_lock_hours',
    type: 'integer',
    cell: optional(number(0, 100_000, 'integer')),
    holds: 'hours for which a changed contact locks the other one',
  },
  {
    name: 'username',
    staged: 'username',
    type: 'text',
    cell: optional(username),
    holds: 'lets the customer sign in; once in the file and not another account’s, whatever its case',
  },
  {
    name: 'passwordHash',
    staged: 'password_hash',
    type: 'text',
    cell: optional(passwordHash),
    holds:
      'instead of `password`: Argon2id in PHC form (`$argon2id$v=19$m=19456,t=2,p=1$…$…`), at most 256 MiB and 10 rounds',
  },
  // Only the presence of a password is staged; the password itself never reaches the database.
  {
    name: 'password',
    staged: 'has_password',
    type: 'boolean',
    cell: password,
    holds: 'initial password of a new account, by the rules of the area; only its hash is kept',
  },
];
