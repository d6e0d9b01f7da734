import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ANOMALY_DEFAULTS } from '@sportello/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeProvider } from '../../../../../../tools/provider/write.ts';
import { readOrFaults } from '../../../formats/fatturapa/read/read.ts';
import { importBills } from '../bills/import.ts';
import { invoicesAt } from '../bills/read-ahead.ts';
import { contracts } from '../contracts/plan.ts';
import { customers as customerKind } from '../customers/kind.ts';
import { tableKinds } from './index.ts';
import { kindPlan } from './kind.ts';
import { importTable } from '../table/import.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.ts';
import { importedAt, useFiles } from '../../../../test/support/import-files.ts';

// Loads each kind with the fake provider's files, which include all kinds, and with rows that conflict.

const folder = mkdtempSync(path.join(tmpdir(), 'sportello-kinds-'));
const files = useFiles();
const customers = 90;

let database: TestDatabase;
const refusals: string[] = [];
const options = {
  skipRejected: false,
  now: importedAt,
  onRejected: ({ line, field, reason }: { line: number; field: string | null; reason: string }) =>
    refusals.push(`${line} ${field ?? 'row'}: ${reason}`),
};
const fileOf = (kind: string) => path.join(folder, `${kind}.csv`);

beforeAll(async () => {
  database = await createTestDatabase();
  const written = await writeProvider(folder, customers);
  await importTable(database.pool, fileOf('customers'), kindPlan(customerKind), options);
  await importTable(database.pool, fileOf('contracts'), contracts, options);
  const bills = written.find(({ name }) => name === 'bills')?.rows ?? 0;
  const invoices = Array.from({ length: bills }, (_, at) =>
    path.join(folder, 'bills', `${String(at + 1).padStart(7, '0')}.xml`),
  );
  await importBills(database.pool, invoicesAt(invoices), {
    ...options,
    read: (bytes) => readOrFaults(bytes),
    onRejected: ({ name }) => refusals.push(name),
    onRead: () => undefined,
    anomaly: ANOMALY_DEFAULTS,
  });
}, 120_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

const load = (kind: string, lines: readonly string[], skipRejected = false) =>
  files.importLines(database.pool, planOf(kind), lines, skipRejected);
const planOf = (kind: string) => {
  const found = tableKinds.find((each) => each.kind === kind);
  if (found === undefined) throw new Error(`There is no kind ${kind}.`);
  return kindPlan(found);
};
const one = async (query: string) => (await database.pool.query<Record<string, unknown>>(query)).rows[0];

describe('the files of a whole provider', () => {
  it('reads the files of a whole provider without an error', () => expect(refusals).toEqual([]));

  // Bills refer to customers, which are loaded already.
  it.each(tableKinds.filter((kind) => kind !== customerKind).map((kind) => ({ kind })))(
    'writes the rows of $kind.kind, and changes nothing when they are loaded again',
    async ({ kind }) => {
      const file = fileOf(kind.kind);
      const first = await importTable(database.pool, file, kindPlan(kind), options);
      expect(refusals).toEqual([]);
      expect(first).toMatchObject({ refused: 0, isWritten: true });
      expect(first.rows).toBeGreaterThan(0);
      // The kind may have rows already.
      expect(first.added + first.changed).toBe(first.rows);
      const again = await importTable(database.pool, file, kindPlan(kind), options);
      expect(again).toMatchObject({ added: 0, changed: 0, unchanged: first.rows, refused: 0 });
    },
  );

  it('finds each required column of every kind in the provider’s files', () => {
    // Optional columns that the provider leaves out are covered by the rows below.
    for (const { kind, columns } of tableKinds) {
      const header = (readFileSync(fileOf(kind), 'utf8').split('\n')[0] ?? '').split(';');
      expect(columns.filter(({ isRequired, name }) => isRequired === true && !header.includes(name))).toEqual([]);
    }
  });
});

describe('rows that do not fit together are rejected with line and reason', () => {
  it.each([
    [
      'payment-methods',
      'codiceCliente;contractAccount',
      'X;50000000001',
      'codiceCliente: no such customer: import the customers first',
    ],
    [
      'payment-methods',
      'codiceCliente;contractAccount',
      'C00000002;50000000001',
      'contractAccount: no contract of this customer is billed on it: import the contracts first',
    ],
    [
      'payment-methods',
      'codiceCliente;contractAccount;mandatoAttuale',
      'C00000050;50000000050;AUR1',
      'mandatoAttuale: a mandate for an account whose contracts have all ended',
    ],
    [
      'payment-methods',
      'codiceCliente;contractAccount;mandatoFuturo',
      'C00000050;50000000050;AUR1',
      'mandatoFuturo: a mandate for an account whose contracts have all ended',
    ],
    [
      'payment-methods',
      'codiceCliente;contractAccount;sdd.IBAN',
      'C00000001;50000000001;IT00X',
      'sdd.IBAN: not an IBAN: length or check digits are wrong',
    ],
    [
      'charges',
      'codiceContrattoVas;contractAccount',
      'X;1',
      'codiceContrattoVas: no such service: import the contracts first',
    ],
    [
      'charges',
      'codiceContrattoVas;contractAccount;importo',
      'T00000007;1;9,999',
      'importo: not an amount in euros such as 26,90, from 0 to 1000000',
    ],
    [
      'charges',
      'codiceContrattoVas;contractAccount',
      'T00000007;50000000001',
      'contractAccount: no contract of the service’s customer is billed on it: import the contracts first',
    ],
    [
      'deliveries',
      'codiceCliente;contractAccount',
      'C00000001;1',
      'contractAccount: no contract of this customer is billed on it: import the contracts first',
    ],
    [
      'requests',
      'codice;codiceCliente;origine;commodity',
      'Q9;X;QUOTATION;LUCE',
      'codiceCliente: no such customer: import the customers first',
    ],
    [
      'readings',
      'codiceContratto;dataLettura;tipo;valori.F0',
      'X;2026-01-31;STIMATA;1',
      'codiceContratto: no such supply: import the contracts first',
    ],
    ['readings', 'codiceContratto;dataLettura;tipo', 'L00000001;2026-01-31;STIMATA', 'valori.F0: missing'],
    [
      'readings',
      'codiceContratto;dataLettura;tipo;valori.F0',
      'L00000001;2026-01-31;AUTOLETTURA;1',
      'stato: missing: it says what became of it',
    ],
    [
      'bill-states',
      'codiceCliente;numero',
      'C00000001;X',
      'numero: no such bill of this customer: import the bills first',
    ],
    [
      'instalments',
      'codiceCliente;numero;numeroBolletta;numeroRata;totaleRate;stato;importo;importoAperto;dataEmissione;dataScadenza',
      'C00000001;R1;X;1;2;02;1;1;2026-01-01;2026-02-01',
      'numeroBolletta: no such bill of this customer: import the bills first',
    ],
    [
      'installations',
      'id;macroTypeId;name;position;byVideocall;byTechnician',
      'I1;X;Y;1;sì;no',
      'macroTypeId: no such kind: import the macro-types first',
    ],
    ['slot-windows', 'id;supportType;starts;ends', 'W;VIDEOCALL;10:00;09:00', 'ends: not later than starts'],
    ['companies', 'id;code;supportType', 'Z;AZ1;VIDEOCALL', 'code: the code of another company'],
    ['company-areas', 'companyId;cap', 'X;10121', 'companyId: no such company: import the companies first'],
    [
      'company-hours',
      'companyId;weekday;opens;closes;places',
      'AZ1;8;08:00;09:00;1',
      'weekday: not a whole number from 1 to 7',
    ],
    [
      'covered-installations',
      'codiceContrattoVas;installationId',
      'T00000007;X',
      'installationId: no such installation: import the installations first',
    ],
    [
      'interventions',
      'id;codiceCliente;status.state;appointmentMode;installationId;createdAt;updatedAt',
      'I00000001;C00000001;New;VIDEOCALL;CALDAIA;2026-01-01T00:00:00Z;2026-01-01T00:00:00Z',
      'id: a number of those that are booked here',
    ],
    [
      'interventions',
      'id;codiceCliente;status.state;appointmentMode;installationId;createdAt;updatedAt',
      'V9;C00000001;New;VIDEOCALL;CALDAIA;2026-01-01T00:00:00;2026-01-01T00:00:00Z',
      'createdAt: not a moment with its zone such as 2026-01-31T09:00:00+01:00',
    ],
    [
      'intervention-slots',
      'interventionId;position;day;windowId;state',
      'X;1;2026-01-01;M1;NONE',
      'interventionId: no such intervention: import the interventions first',
    ],
    [
      'quotes',
      'id;interventionId;createdAt;total;state',
      'P9;V00000007;2026-01-01T00:00:00Z;1;IN ATTESA APPROVAZIONE CLIENTE',
      'state: another quote of the intervention waits for an answer',
    ],
    [
      'quotes',
      'id;interventionId;createdAt;total;state',
      'P9;V00000007;2026-01-01T00:00:00Z;1;APPROVATO',
      'answeredAt: an answer and its moment belong together',
    ],
    [
      'notifications',
      'codiceCliente;data;titolo;testo;destinazione;url',
      'C00000001;2026-01-01T00:00:00Z;a;b;LINK;javascript:x',
      'url: an https address, and only of a LINK',
    ],
    [
      'operators',
      'username;ruolo;passwordHash',
      'cliente1;VIEWER;$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21l$Zm9vYmFyZm9vYmFyZm9vYmFy',
      'username: taken',
    ],
  ])('rejects a row of %s that does not fit: %s: %s', async (kind, header, row, error) => {
    const result = await load(kind, [header, row]);
    expect(result.refusals).toContain(`2 ${error}`);
    expect(result.isWritten).toBe(false);
  });

  it('rejects a row that is repeated in a file', async () => {
    const { refusals: told } = await load('company-areas', ['companyId;cap', 'AZ1;20121', 'AZ1;20121']);
    expect(told).toEqual(['3 cap: the same as on line 2']);
  });
});

describe('a file with some of the columns, beside what the others left in the table', () => {
  const visit = 'id;codiceCliente;status.state;appointmentMode;installationId;createdAt;updatedAt';
  const at = (moment: string) =>
    `V00000001;C00000007;New;TECHINICIAN_EXIT;CALDAIA;2026-11-02T09:30:00+01:00;2026-11-${moment}T12:00:00+01:00`;

  it('checks companyId and noCompanyReason against each other when a file has only one of them', async () => {
    const told = ['V00000002', 'V00000003'].map((id) => at('03').replace('V00000001', id));
    expect(
      await load('interventions', [
        `${visit};noCompanyReason;companyId`,
        `${told[0]};NO_COMPANY_IN_AREA;`,
        `${told[1]};;AZ1`,
      ]),
    ).toMatchObject({ added: 2, refusals: [] });
    const later = told.map((line) => line.replace('2026-11-03T', '2026-11-04T'));
    expect(
      await load('interventions', [`${visit};companyId`, `${later[0]};AZ1`, `${at('04')};AZ1`], true),
    ).toMatchObject({
      added: 1,
      refusals: ['2 companyId: there is a reason why nobody comes: let the file have noCompanyReason, too'],
    });
    expect(await load('interventions', [`${visit};noCompanyReason`, `${later[1]};NO_COMPANY_IN_AREA`])).toMatchObject({
      refusals: ['2 noCompanyReason: there is a company that comes: let the file have companyId, too'],
    });
    // Accepted with both columns, or when our row is newer.
    expect(await load('interventions', [`${visit};companyId;noCompanyReason`, `${later[0]};AZ1;`])).toMatchObject({
      changed: 1,
      refusals: [],
    });
    expect(await load('interventions', [`${visit};noCompanyReason`, `${told[1]};NO_COMPANY_IN_AREA`])).toMatchObject({
      unchanged: 1,
      refusals: [],
    });
  });

  it('rejects another state of a reading that a bill used where the file has no numeroBolletta', async () => {
    const reading = 'codiceContratto;dataLettura;tipo;valori.F0;stato';
    const line = 'L00000001;2026-01-31;AUTOLETTURA;1';
    await load('readings', [`${reading};numeroBolletta`, `${line};USATA_IN_BOLLETTA;2026000000001`]);
    expect(await load('readings', [reading, `${line};USATA_IN_BOLLETTA`])).toMatchObject({ unchanged: 1 });
    expect(await load('readings', [reading, `${line};VALIDATA`])).toMatchObject({
      refusals: ['2 stato: a bill used it: let the file have numeroBolletta, too'],
    });
    expect(await load('readings', [`${reading};numeroBolletta`, `${line};VALIDATA;`])).toMatchObject({ changed: 1 });
  });

  it('reports a constraint that no check covers, without values', async () => {
    const plan = { ...planOf('interventions'), checks: [] };
    const lines = [`${visit};companyId;noCompanyReason`, `${at('05')};AZ1;NO_COMPANY_IN_AREA`];
    await expect(files.importLines(database.pool, plan, lines)).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(
        /csv: some of its rows are refused by the database by interventions_no_company of interventions \(23514\)\.$/,
      ) as string,
    });
  });
});

describe('what customers did here stays', () => {
  it('keeps the delivery of bills that a customer has chosen', async () => {
    const { changed } = await load('deliveries', [
      'codiceCliente;contractAccount;tipoRecapito',
      'C00000003;50000000003;03',
    ]);
    expect(changed).toBe(0);
  });

  it('does not reopen a bill that is being paid here', async () => {
    const state = 'codiceCliente;numero;stato;importoAperto';
    const number = '2026000000002';
    await database.pool.query(`
      with paid as (insert into payments (id, customer_code, state, live, amount_cents, provider_payment, key, digest, account_name, created_at, ended_at)
        values (gen_random_uuid(), 'C00000002', 'OK', false, 1, 'pi', 'k', 'd', 'x', now(), now()) returning id)
      insert into payment_items (payment_id, bill_id, amount_cents, live)
        select paid.id, b.id, 1, false from paid, bills b where b.number = '${number}';
      update bills set open_cents = 0, status_code = '01' where number = '${number}'`);
    await load('bill-states', [state, `C00000002;${number};02;10,00`]);
    expect(await one(`select open_cents, status_code from bills where number = '${number}'`)).toEqual({
      open_cents: 0,
      status_code: '01',
    });
    await load('bill-states', [state, 'C00000003;2026000000003;01;0']);
    expect(await one(`select open_cents, status_code from bills where number = '2026000000003'`)).toEqual({
      open_cents: 0,
      status_code: '01',
    });
  });

  it('does not reopen a bill that a bank debits, unless the debit was returned', async () => {
    const state = 'codiceCliente;numero;stato;importoAperto';
    const number = '2026000000004';
    await database.pool.query(`
      with file as (insert into collections (day, made_at) values (current_date + 1, now()) returning id)
      insert into collection_debits (reference, collection_id, bill_id, amount_cents, mandate, signed_on, holder, iban)
        select 'SPORTELLO-1-1', file.id, b.id, 1, 'M1', current_date, 'G', 'IT60X0542811101000000123456'
        from file, bills b where b.number = '${number}'`);
    const file = () => load('bill-states', [state, `C00000004;${number};03;7,00`]);
    expect(await file()).toMatchObject({ changed: 0 });
    await database.pool.query(`update collection_debits set state = 'RETURNED', answered_at = now()`);
    expect(await file()).toMatchObject({ changed: 1 });
  });

  it('takes the file’s state of a bill whose payment is not yet in progress (pagamento.bollette.5)', async () => {
    const number = '2026000000005';
    await database.pool.query(`
      with begun as (insert into payments (id, customer_code, state, amount_cents, key, digest, account_name, created_at)
        values (gen_random_uuid(), 'C00000005', 'OPEN', 1, 'k', 'd', 'x', now()) returning id)
      insert into payment_items (payment_id, bill_id, amount_cents)
        select begun.id, b.id, 1 from begun, bills b where b.number = '${number}'`);
    const file = (amount: string) =>
      load('bill-states', ['codiceCliente;numero;stato;importoAperto', `C00000005;${number};03;${amount}`]);
    expect(await file('7,00')).toMatchObject({ changed: 1 });
    await database.pool.query(`update payments set state = 'IN_PROGRESS' where customer_code = 'C00000005'`);
    expect(await file('8,00')).toMatchObject({ changed: 0 });
  });

  it('keeps an answered quote, and an intervention that is newer than the file', async () => {
    await database.pool.query(`update quotes set state = 'RIFIUTATO', answered_at = now() where id = 'P00000007'`);
    const quote = await load('quotes', [
      'id;interventionId;createdAt;total;state',
      'P00000007;V00000007;2026-11-05T12:00:00+01:00;180,00;IN ATTESA APPROVAZIONE CLIENTE',
    ]);
    expect(quote).toMatchObject({ changed: 0, refused: 0 });
    await database.pool.query(`update interventions set state = 'Canceled', updated_at = now() where id = 'V00000007'`);
    const visit = 'id;codiceCliente;status.state;appointmentMode;installationId;createdAt;updatedAt';
    const told = 'V00000007;C00000007;Completed;TECHINICIAN_EXIT;CALDAIA;2026-11-02T09:30:00+01:00';
    expect(await load('interventions', [visit, `${told};2026-11-05T12:00:00+01:00`])).toMatchObject({ changed: 0 });
    expect(await load('interventions', [visit, `${told};2099-11-05T12:00:00+01:00`])).toMatchObject({ changed: 1 });
  });

  it('keeps an operator’s password', async () => {
    const before = await one(`select password_hash from accounts where username = 'sportello.uno'`);
    const hash = '$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21l$Zm9vYmFyZm9vYmFyZm9vYmFy';
    const { changed } = await load('operators', ['username;ruolo;passwordHash', `sportello.uno;VIEWER;${hash}`]);
    expect(changed).toBe(1);
    expect(await one(`select password_hash, role from accounts where username = 'sportello.uno'`)).toEqual({
      ...before,
      role: 'VIEWER',
    });
  });
});
