import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catalogue, isEvents, isReadOnly, type Call, type CallId } from '@sportello/calls';
import { fiscalCodeCheckCharacter, italianIban } from '@sportello/domain';
import type { Pool } from 'pg';
import { afterAll, expect, it } from 'vitest';
import { deleteExpired } from '../../src/db/retention/delete.ts';
import { redactEvents } from '../../src/events/redact.ts';
import { eraseClosedAccounts } from '../../src/areas/profile/usecases/erase.ts';
import { isServed } from '../../src/handlers/index.ts';
import { useApp } from '../support/app.ts';
import { useCardProvider } from '../support/money/card-processor.ts';
import { testLog } from '../support/log.ts';
import { withServices } from '../support/services.ts';
import { parties } from '../matrix/askers.ts';
import { givePublicCaseCode } from '../matrix/cases.ts';
import { prepare } from '../matrix/prepare.ts';
import { idsOf, requestFor } from '../matrix/requests.ts';

// A customer makes every call, and is erased; then every text of the database, the log and the folder of documents is
// searched for what they were called and where they could be reached.

const day = 24 * 60 * 60_000;
const { cards } = await useCardProvider();
const log = testLog();
const documentsDir = mkdtempSync(path.join(tmpdir(), 'sportello-erasure-'));
afterAll(() => rmSync(documentsDir, { recursive: true, force: true }));
const gateway = useApp({ config: { cards, documentsDir, logLevel: 'trace' }, logTo: log });

const username = 'full';
const customer = {
  first: 'Zefirina',
  last: 'Quarantotti',
  fiscalCode: `QRNZRN80A41F205${fiscalCodeCheckCharacter('QRNZRN80A41F205')}`,
  mail: 'zefirina@posta.example',
  newMail: 'zefi@quarantotti.example',
  phone: '3290076543',
  street: 'Via dei Glicini 777',
  iban: italianIban({ abi: '05428', cab: '11101', account: '000000777777' }),
};
const words = `Sono ${customer.first} ${customer.last}, ${customer.street}, ${customer.phone}`;
const terms = Object.values(customer);

/** Replaces the names, contacts and notes of an example by those of this customer. */
function personalize(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => personalize(each, key));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, personalize(each, name)]));
  }
  if (typeof value !== 'string') return value;
  if (/^[^@\s]+@[^@\s]+$/.test(value))
    return value === value.toUpperCase() ? customer.newMail.toUpperCase() : customer.newMail;
  if (/^IT\d\d[A-Z]\d{22}$/.test(value)) return customer.iban;
  if (/^(\+39)?3\d{8,9}$/.test(value)) return customer.phone;
  if (/^[A-Z]{6}\d\d[A-Z]\d\d[A-Z]\d{3}[A-Z]$/.test(value)) return customer.fiscalCode;
  if (/^(nome|firstName)$/.test(key)) return customer.first;
  if (/^(cognome|lastName)$/.test(key)) return customer.last;
  if (/^(street|indirizzo)$/.test(key)) return customer.street;
  if (key === 'fileName') return `${customer.last}${path.extname(value)}`;
  if (/^(messaggio|testo|note|notes|interventionNote|motivo|addressNote|additionalNote)$/.test(key)) return words;
  if (/^nickname|alias/i.test(key)) return customer.last;
  return value;
}

/** Changes the seeded customer everywhere, as if the provider's files had brought this one. */
async function rename(pool: Pool, code: string): Promise<void> {
  const { first, last, fiscalCode, mail, phone, street, iban } = customer;
  await pool.query(
    `update customers set first_name = $2, last_name = $3, fiscal_code = $4, email = $5, mobile = $6 where code = $1`,
    [code, first, last, fiscalCode, mail, phone],
  );
  for (const table of ['commodity_contracts', 'vas_contracts', 'onboarding_requests']) {
    await pool.query(`update ${table} set street = $2 where customer_code = $1`, [code, street]);
  }
  await pool.query(
    `update payment_methods set debit_name = $2, debit_surname = $3, debit_iban = $4, debit_fiscal_code = $5, card_holder = $2 || ' ' || $3
     where customer_code = $1`,
    [code, first, last, iban, fiscalCode],
  );
}

/** The closing comes last; other calls that end sessions are followed by a new sign-in. */
const isMade = (call: Call) => isServed(call) && !isEvents(call) && call.id !== 'deleteUser';
const calls = Object.values<Call>(catalogue)
  .filter(isMade)
  .toSorted((one, other) => Number(isReadOnly(one)) - Number(isReadOnly(other)));

/** Only the customer's own words change; operators write about others too. */
function payloadOf(call: Call, payload: unknown): object | undefined {
  if (payload === undefined || call.access === 'operator' || call.access === 'technician')
    return payload as object | undefined;
  const own = personalize(payload) as Record<string, unknown>;
  // Without an account, one writes from the address that the provider has.
  if (/PublicCase/.test(call.id)) return { ...own, email: customer.mail };
  // Another number would need another code.
  return call.id === 'modificaDatiProfilo' ? { ...own, cellulare: (payload as typeof own)['cellulare'] } : own;
}

async function makeCall(call: Call, code: string, made?: object): Promise<number> {
  const bearer = (await gateway.signIn(call.access === 'operator' ? 'operatore' : username)).access_token;
  const ids = await idsOf(gateway, code);
  const { onBehalfOf: _, ...request } = requestFor(call, { bearer }, (_place, kind) => ids[kind]);
  const payload = payloadOf(call, made ?? request.payload);
  const answer = await gateway.send({ ...request, ...(payload && { payload }) });
  return answer.status;
}

/** These are made again without their data being restored afterwards. */
const leftBehind = [
  'modificaDatiPagamento',
  'autolettura',
  'beginBillPayment',
  'takeReward',
  'saveBookingDraft',
  'addBookingFile',
  'saveSupplyRequestDraft',
  'addSupplyRequestFile',
] as const;

/** These would change the password, or take away the papers of a request. */
const leftOut: ReadonlySet<string> = new Set<CallId>(['cambioPassword', 'deleteSupplyRequestDraft']);

/** Makes every call once; then all changes again, because some calls take away what others have left. */
async function makeEveryCall(code: string): Promise<readonly string[]> {
  const failed: string[] = [];
  for (const call of calls) {
    const asker = { bearer: (await gateway.signIn(call.access === 'operator' ? 'operatore' : username)).access_token };
    const { body, putBack } = await prepare(gateway, call.id as CallId, asker);
    if (call.id === 'modificaDatiProfilo') {
      await gateway.database.pool.query('update one_time_codes set contact = $1', [customer.newMail.toUpperCase()]);
    }
    if (call.id === 'makeSupplyRequest') {
      await gateway.database.pool.query(
        `update supply_request_drafts set answers = answers || jsonb_build_object('telefono', $1::text)`,
        [customer.phone],
      );
    }
    if (call.id === 'openPublicCase') await givePublicCaseCode(gateway, customer.mail);
    const status = await makeCall(call, code, body);
    await putBack();
    if (call.access === 'customer' && status >= 400) failed.push(call.id);
  }
  for (const id of leftBehind) {
    await prepare(gateway, id, { bearer: (await gateway.signIn(username)).access_token });
    await makeCall(catalogue[id], code);
  }
  for (const call of calls)
    if (call.access === 'customer' && !isReadOnly(call) && !leftOut.has(call.id)) await makeCall(call, code);
  return failed;
}

/** Writes each of the customer's documents as a file that names them, as the provider's archive has it. */
async function fillArchive(pool: Pool, code: string): Promise<void> {
  const { rows } = await pool.query<{ number: string; key: string }>(
    `update documents set archive_key = '2024/' || number || '.pdf' where customer_code = $1 returning number, archive_key as key`,
    [code],
  );
  mkdirSync(path.join(documentsDir, '2024'));
  for (const { number, key } of rows) writeFileSync(path.join(documentsDir, key), `%PDF-1.7 ${number} ${words}`);
}

/** Returns the files of the archive with their content. */
function listArchive(): Record<string, string> {
  const names = readdirSync(documentsDir, { recursive: true, encoding: 'utf8' }).toSorted();
  const files = names.filter((name) => statSync(path.join(documentsDir, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, readFileSync(path.join(documentsDir, name), 'latin1')]));
}

/** Counts the pictures and files that the customer has sent, which the search for words can't read. */
async function countUploads(pool: Pool, code: string) {
  const { rows } = await pool.query<Record<'drafts' | 'requests' | 'meters' | 'visits', number>>(
    `select
      (select count(*)::int from booking_files f join booking_drafts d on d.id = f.draft_id where d.customer_code = $1) as drafts,
      (select count(*)::int from supply_request_draft_files f join supply_request_drafts d on d.id = f.draft_id
        where d.customer_code = $1) as requests,
      (select count(*)::int from reading_photos p join meter_readings r on r.id = p.reading_id
        join commodity_contracts c on c.code = r.contract_code where c.customer_code = $1) as meters,
      (select count(*)::int from intervention_files f join interventions i on i.id = f.intervention_id
        where i.customer_code = $1 and f.kind = 'IMMAGINI') as visits`,
    [code],
  );
  return rows[0];
}

interface Column {
  readonly schema: string;
  readonly table: string;
  readonly column: string;
  readonly type: string;
}

/** Lists each column with text in it, of all schemas, pg-boss and migrations too. */
async function textColumns(pool: Pool): Promise<readonly Column[]> {
  const { rows } = await pool.query<Column>(
    `select c.table_schema as schema, c.table_name as table, c.column_name as column, c.data_type as type
     from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
     where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')
       and (c.data_type in ('text', 'character varying', 'character', 'json', 'jsonb', 'ARRAY', 'bytea', 'xml', 'name')
         or c.data_type = 'USER-DEFINED')
     order by 1, 2, 3`,
  );
  return rows;
}

/** Lists the columns in which a term of the customer is found. */
async function findPlaces(pool: Pool): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const { schema, table, column, type } of await textColumns(pool)) {
    const { rows } = await pool.query<{ term: string }>(
      `select term from unnest($1::text[]) term where exists (select from "${schema}"."${table}" t
         where position(lower(term) in lower(${type === 'bytea' ? `encode(t."${column}", 'escape')` : `t."${column}"::text`})) > 0)`,
      [terms],
    );
    const exact = await pool.query(`select from "${schema}"."${table}" t where t."${column}"::text = $1`, [username]);
    const names = [...rows.map(({ term }) => term), ...(exact.rowCount ? [username] : [])];
    if (names.length > 0) found[schema === 'public' ? `${table}.${column}` : `${schema}.${table}.${column}`] = names;
  }
  return found;
}

/** Everything that stays, with the reason in docs/retention.md. */
const kept: Readonly<Record<string, readonly string[]>> = {
  customers: ['email', 'first_name', 'fiscal_code', 'last_name', 'mobile'],
  commodity_contracts: ['street'],
  vas_contracts: ['street'],
  onboarding_requests: ['street'],
  interventions: ['street'],
  payment_methods: ['card_holder', 'debit_fiscal_code', 'debit_iban', 'debit_name', 'debit_surname', 'future_iban'],
  sepa_mandates: ['fiscal_code', 'iban', 'name', 'surname'],
  contact_requests: ['text'],
  contact_files: ['name'],
  cases: ['text', 'contact_name', 'contact_mail'],
  withdrawals: ['name', 'email'],
  supply_requests: ['answers'],
  supply_request_messages: ['text'],
  supply_request_papers: ['name'],
  case_messages: ['text'],
  case_files: ['name'],
  audit: ['actor_name'],
};
/** Some of what is there before, so that the search can't pass for want of data. */
const filledPlaces = [
  'accounts.username',
  'booking_files.name',
  'supply_request_draft_files.name',
  'supply_request_drafts.answers',
  'commodity_contracts.nickname',
  'events.actor_name',
  'events.data',
  'intervention_events.by_name',
  'intervention_files.name',
  'interventions.note',
  'messages.text',
  'payments.account_name',
  'reading_steps.by',
  'recoveries.username',
];
const keptPlaces = Object.entries(kept).flatMap(([table, columns]) => columns.map((column) => `${table}.${column}`));

it('searches the tables of the job queue and the migrations too', async () => {
  const columns = await textColumns(gateway.database.pool);
  expect(columns.length).toBeGreaterThan(300);
  for (const [schema, table, column] of [
    ['pgboss', 'job', 'data'],
    ['drizzle', '__drizzle_migrations', 'hash'],
    ['public', 'provider_requests', 'answer'],
    ['public', 'import_runs', 'refusals'],
  ]) {
    expect(columns).toContainEqual(expect.objectContaining({ schema, table, column }));
  }
});

it(
  'leaves nothing of an erased customer but what is listed (credenziali.chiusura.3)',
  { timeout: 300_000 },
  async () => {
    const { pool } = gateway.database;
    await pool.query("update accounts set role = 'ADMINISTRATOR' where username = 'operatore'");
    const { owner } = await parties(gateway);
    await rename(pool, owner);
    await fillArchive(pool, owner);
    const archived = listArchive();
    expect(Object.keys(archived).length).toBeGreaterThan(3);
    // The draft was deleted by a call before.
    expect((await makeEveryCall(owner)).filter((id) => id !== 'addBookingFile')).toEqual([]);
    // An open visit still needs its customer's contacts.
    await pool.query(`update interventions set state = 'Completed', sub_state = null where customer_code = $1`, [
      owner,
    ]);
    const before = await findPlaces(pool);
    expect(Object.keys(before)).toEqual(expect.arrayContaining([...keptPlaces, ...filledPlaces]));
    expect(Object.values((await countUploads(pool, owner)) ?? {})).not.toContain(0);
    const jobs = await pool.query(`select from pgboss.job where data ? 'messageId'`);
    expect(jobs.rowCount).toBeGreaterThan(0);

    const bearer = (await gateway.signIn(username)).access_token;
    await prepare(gateway, 'deleteUser', { bearer });
    expect((await gateway.send({ url: '/api/clienti/v2/deleteUser', bearer })).status).toBe(200);
    gateway.wait(14 * day + 1000);
    await withServices(gateway, async (services) => {
      expect(await eraseClosedAccounts(services)).toBe(1);
      await deleteExpired(services.db, services.retention, services.clock());
      const soon = await findPlaces(pool);
      // Nobody has read the events yet: they wait for 14 days.
      expect(Object.keys(soon).filter((each) => !keptPlaces.includes(each))).toEqual(['events.data']);
      gateway.wait(14 * day + 1000);
      await redactEvents(services);
    });
    expect(Object.keys(await findPlaces(pool)).toSorted()).toEqual(keptPlaces.toSorted());
    expect(terms.filter((term) => log.text.includes(term))).toEqual([]);
    expect(await countUploads(pool, owner)).toEqual({ drafts: 0, requests: 0, meters: 0, visits: 0 });
    // The provider's files are as they were, without a copy, a thumbnail or a PDF of ours beside them.
    expect(listArchive()).toEqual(archived);
  },
);

it('lists what stays in docs/retention.md', () => {
  const page = readFileSync(new URL('../../../../docs/retention.md', import.meta.url), 'utf8');
  const rows = [...page.matchAll(/^\| `([a-z_]+)` \| ([^|]+) \| [^|]+ \|$/gm)];
  const listed = rows.map(([, table = '', columns = '']) => [
    table,
    [...columns.matchAll(/`(\w+)`/g)].map(([, column]) => column),
  ]);
  expect(Object.fromEntries(listed)).toEqual(kept);
});
