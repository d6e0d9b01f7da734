import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { kindPlan } from './kinds/kind.ts';
import { contractColumns } from './contracts/columns.ts';
import { contracts } from './contracts/plan.ts';
import { customerColumns } from './customers/columns.ts';
import { customers as customerKind } from './customers/kind.ts';
import { hashPassword } from '../../secrets/passwords.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { useFiles } from '../../../test/support/import-files.ts';

// Loads a file, then one with different values everywhere, and checks field by field which value wins.

const files = useFiles();

/** First and second values of fields whose type doesn't determine them. */
const special: Readonly<Record<string, readonly [string, string]>> = {
  segmento: ['Residenziale', 'Pmi'],
  codFiscale: ['RSSMRA85T10A562S', '00743110157'],
  codiceFiscale: ['RSSMRA85T10A562S', '00743110157'],
  partitaIVA: ['00743110157', '00488410010'],
  email: ['a@example.it', 'b@example.it'],
  numeroCellulare: ['+393331111111', '+393332222222'],
  username: ['aldo', 'bruno'],
  pod: ['IT001E11111111', 'IT001E22222222'],
  pdr: ['00881111111111', '00882222222222'],
  mercato: ['LIBERO', 'PLACET'],
  'indirizzo.cap': ['10121', '20121'],
  'indirizzo.provincia': ['TO', 'MI'],
  'autoconsumo.rappresentante': ['AUC1', 'AUC2'],
  'autoconsumo.tipo': ['STANDARD', 'SEU'],
};

const byType: Readonly<Record<string, readonly [string, string]>> = {
  text: ['uno', 'due'],
  boolean: ['true', 'false'],
  date: ['2024-01-31', '2025-01-31'],
  integer: ['1', '2'],
  'double precision': ['1', '2'],
};

type Saying = 'first' | 'then';

interface Field {
  readonly name: string;
  readonly staged: string;
  readonly type: string;
}

const saidBy = ({ name, type }: Field, saying: Saying): string =>
  (special[name] ?? byType[type] ?? ['', ''])[saying === 'first' ? 0 : 1] ?? '';

/** A column that is neither here nor in a file fails the test. */
const neverWritten: Readonly<Record<string, readonly string[]>> = {
  customers: ['email_changed_at', 'mobile_changed_at', 'created_at', 'updated_at'],
  accounts: [
    'id',
    'kind',
    'verified',
    'disabled_at',
    'erase_after',
    'created_at',
    // Columns of staff, who are not imported.
    'role',
    'first_name',
    'last_name',
    'email',
    'mobile',
  ],
  commodity_contracts: ['commodity', 'land_changed_at', 'created_at', 'updated_at'],
  vas_contracts: ['sub_type', 'created_at', 'updated_at'],
  fibre_lines: [],
  self_consumptions: [],
};

const keys: Readonly<Record<string, string>> = {
  customers: 'code',
  accounts: 'customer_code',
  commodity_contracts: 'code',
  vas_contracts: 'code',
  fibre_lines: 'contract_code',
  self_consumptions: 'contract_code',
};

const ids = new Set(['codiceCliente', 'tipo', 'codiceContratto', 'codiceContrattoVas', 'sottoTipo', 'password']);
const renamed: Readonly<Record<string, string>> = { account_type: 'type' };
const columnOf = ({ staged }: Field) => renamed[staged] ?? staged;

const rows: readonly { key: string; fixed: Readonly<Record<string, string>>; table: (name: string) => string }[] = [
  { key: 'L1', fixed: { tipo: 'LUCE', codiceContratto: 'L1' }, table: () => 'commodity_contracts' },
  { key: 'G1', fixed: { tipo: 'GAS', codiceContratto: 'G1' }, table: () => 'commodity_contracts' },
  {
    key: 'F1',
    fixed: { tipo: 'FIBRA', codiceContrattoVas: 'F1', tipoProdotto: 'ZFIB' },
    table: (name) => (name.startsWith('fibra.') ? 'fibre_lines' : 'vas_contracts'),
  },
  {
    key: 'S1',
    fixed: { tipo: 'SERVIZIO', codiceContrattoVas: 'S1', sottoTipo: 'AUTOCONSUMO' },
    table: (name) => (name.startsWith('autoconsumo.') ? 'self_consumptions' : 'vas_contracts'),
  },
];

const customerFields = customerColumns.filter(({ name }) => !ids.has(name) && name !== 'passwordHash');
const fieldsOf = (fixed: Readonly<Record<string, string>>) =>
  contractColumns.filter(
    ({ name, of }) => !ids.has(name) && !Object.hasOwn(fixed, name) && of.some((type) => type === fixed['tipo']),
  );

let database: TestDatabase;
const before = new Map<string, Record<string, unknown>>();
const after = new Map<string, Record<string, unknown>>();

async function take(into: Map<string, Record<string, unknown>>): Promise<void> {
  for (const [table, key] of Object.entries(keys)) {
    const found = await database.pool.query<Record<string, unknown>>(`select to_jsonb(t) as row from ${table} t`);
    for (const { row } of found.rows as unknown as { row: Record<string, unknown> }[]) {
      into.set(`${table} ${String(row[key])}`, row);
    }
  }
}

async function load(saying: Saying): Promise<void> {
  const hash = await hashPassword(saying);
  const people = customerFields.map(({ name }) => name);
  const person = customerFields.map((field) => saidBy(field, saying));
  // A2 has the same data and every possible change made by its customer; A3 registered here.
  await files
    .importLines(database.pool, kindPlan(customerKind), [
      ['codiceCliente', ...people, 'passwordHash'].join(';'),
      ['A1', ...person, hash].join(';'),
      ['A2', ...person.map((value) => (special['username']?.includes(value) ? '' : value)), ''].join(';'),
      ['A3', ...person.map((value) => (special['username']?.includes(value) ? `${value}3` : value)), hash].join(';'),
    ])
    .then(({ refusals }) => expect(refusals).toEqual([]));
  const names = contractColumns.map(({ name }) => name);
  const lines = rows.map(({ fixed }) => {
    const told = new Map(fieldsOf(fixed).map((field) => [field.name, saidBy(field, saying)]));
    return names.map((name) => (name === 'codiceCliente' ? 'A1' : (fixed[name] ?? told.get(name) ?? ''))).join(';');
  });
  const { refusals } = await files.importLines(database.pool, contracts, [names.join(';'), ...lines]);
  expect(refusals).toEqual([]);
}

beforeAll(async () => {
  database = await createTestDatabase();
  await load('first');
  await database.pool.query(
    `update customers set email_changed_at = now(), mobile_changed_at = now() where code = 'A2'`,
  );
  await database.pool.query(`update accounts set verified = true where customer_code = 'A3'`);
  await take(before);
  await load('then');
  await take(after);
});
afterAll(() => database.drop());

const isChanged = (table: string, key: string, column: string) => {
  const row = before.get(`${table} ${key}`);
  expect(row).toHaveProperty(column);
  return JSON.stringify(row?.[column]) !== JSON.stringify(after.get(`${table} ${key}`)?.[column]);
};

describe('the customer’s: the second file changes nothing', () => {
  it.each([
    ['accounts', 'A1', 'password_hash'],
    ['accounts', 'A3', 'username'],
    ['customers', 'A2', 'email'],
    ['customers', 'A2', 'mobile'],
    ['commodity_contracts', 'L1', 'nickname'],
    ['commodity_contracts', 'L1', 'residence_alias'],
    ['commodity_contracts', 'G1', 'nickname'],
    ['commodity_contracts', 'G1', 'residence_alias'],
  ])('keeps the customer’s value: %s %s %s', (table, key, column) => {
    expect(isChanged(table, key, column)).toBe(false);
  });
});

const customers = new Set(['nickname', 'residence_alias']);

describe('the provider’s: the second file has the last word', () => {
  it.each([
    ...customerFields.map(
      (field) => [field.name === 'username' ? 'accounts' : 'customers', 'A1', columnOf(field)] as const,
    ),
    ...rows.flatMap(({ key, fixed, table }) =>
      fieldsOf(fixed)
        .filter((field) => !customers.has(columnOf(field)))
        .map((field) => [table(field.name), key, columnOf(field)] as const),
    ),
  ])('takes the provider’s value: %s %s %s', (table, key, column) => {
    expect(isChanged(table, key, column)).toBe(true);
  });
});

describe('ours: no file has a word', () => {
  // Every changed row sets `updated_at`.
  const ownersOf = Object.entries(neverWritten).flatMap(([table, columns]) =>
    columns.filter((column) => column !== 'updated_at').map((column) => [table, column] as const),
  );

  it.each(ownersOf)('does not change our own value: %s %s', (table, column) => {
    const key = table === 'customers' || table === 'accounts' ? 'A1' : table === 'vas_contracts' ? 'S1' : 'L1';
    expect(isChanged(table, key, column)).toBe(false);
  });
});

it('lists an owner for every column', () => {
  for (const table of Object.keys(keys)) {
    const all = [...before.entries()]
      .filter(([name]) => name.startsWith(`${table} `))
      .flatMap(([, row]) => Object.keys(row));
    const fileColumns = table === 'customers' || table === 'accounts' ? customerColumns : contractColumns;
    const known = new Set([
      ...fileColumns.map(columnOf),
      ...(neverWritten[table] ?? ['nothing is known of this table']),
      keys[table],
    ]);
    expect({ table, unknown: [...new Set(all)].filter((column) => !known.has(column)) }).toEqual({
      table,
      unknown: [],
    });
  }
});
