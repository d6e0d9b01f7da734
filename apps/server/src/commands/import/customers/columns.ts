import { CUSTOMER_SEGMENTS, PASSWORD_MAX_LENGTH, SEGMENT_LABELS } from '@sportello/domain';
import {
  code,
  each,
  email,
  fiscalCode,
  flag,
  number,
  oneOf,
  telephone,
  text,
  textThat,
  vatNumber,
  type Cell,
} from '../table/cells.ts';
import { listed, maybe, needed, type KindColumn } from '../kinds/kind.ts';

/** Segment labels; some sources call Pmi "Business" (prodotto.segmenti.1). */
export const segmentNames = [...CUSTOMER_SEGMENTS.map((each) => SEGMENT_LABELS[each]), 'Business'];

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

const password: Cell<string | null> = (raw) => (raw === '' ? null : goodPassword(raw));

/** Columns of a customers file: the profile's fields (utente.modello.2) and the credentials. */
export const customerColumns: readonly KindColumn[] = [
  needed('codiceCliente', 'code', code, 'once in the file'),
  needed('segmento', 'segment', oneOf(...segmentNames), listed(segmentNames)),
  maybe('nome', 'first_name', text(), ''),
  maybe('cognome', 'last_name', text(), ''),
  maybe('ragioneSociale', 'company_name', text(), ''),
  maybe(
    'codFiscale',
    'fiscal_code',
    fiscalCode,
    '16 characters of a person, 11 digits of a company or condominium; checked to the check character',
  ),
  maybe('partitaIVA', 'vat_number', vatNumber, '11 digits, checked to the check digit'),
  maybe('email', 'email', email, ''),
  maybe('numeroCellulare', 'mobile', telephone, ''),
  maybe('prospect', 'prospect', flag, '', { type: 'boolean', otherwise: 'false' }),
  maybe('inCreazione', 'in_creation', flag, '', { type: 'boolean', otherwise: 'false' }),
  maybe('clienteNew', 'new_customer', text(10), '`N` or `S` marks a new customer'),
  maybe(
    'intervalloModificaContatto',
    'contact_lock_hours',
    number(0, 100_000, 'integer'),
    'hours for which a changed contact locks the other one',
    { type: 'integer' },
  ),
  maybe(
    'username',
    'username',
    username,
    'lets the customer sign in; once in the file and not another account’s, whatever its case',
    { isHelper: true },
  ),
  maybe(
    'passwordHash',
    'password_hash',
    passwordHash,
    'instead of `password`: Argon2id in PHC form (`$argon2id$v=19$m=19456,t=2,p=1$…$…`), at most 256 MiB and 10 rounds',
    { isHelper: true },
  ),
  // Only the presence of a password is staged; the password itself never reaches the database.
  {
    ...maybe(
      'password',
      'has_password',
      password,
      'initial password of a new account, by the rules of the area; only its hash is kept',
      { type: 'boolean', isHelper: true },
    ),
    // It is not trimmed.
    cell: password,
  },
];
