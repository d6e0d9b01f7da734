import {
  catalogue,
  isEvents,
  operatorProfile,
  pathOf,
  recuperaDatiProfilo,
  type Call,
  type CallId,
} from '@sportello/calls';
import { expect, test } from 'vitest';
import { isServed } from '../../src/handlers/index.ts';
import { useApp } from '../support/app.ts';
import { useCardProvider } from '../support/money/card-processor.ts';
import { testLog } from '../support/log.ts';
import { parties } from '../matrix/askers.ts';
import { prepare } from '../matrix/prepare.ts';
import { idsOf, requestFor, type Ids } from '../matrix/requests.ts';

// Makes each statement of every call fail in turn, with PostgreSQL quoting its values; then searches the log for
// customer input and data.

const { cards } = await useCardProvider();
const log = testLog();
const gateway = useApp({ config: { cards, logLevel: 'trace' }, logTo: log });
// Event streams never end.
const calls = Object.values<Call>(catalogue).filter((call) => isServed(call) && !isEvents(call));

/** Identifiable values only: no common words or numbers. */
const isTraceable = (value: string) => value.length >= 6 && /[\d@ ]/.test(value) && !/^\d{4}-\d\d-\d\d/.test(value);

function textsIn(node: unknown): string[] {
  if (typeof node === 'string') return [node];
  return typeof node === 'object' && node !== null ? Object.values(node).flatMap(textsIn) : [];
}

const tables = async () => {
  const { rows } = await gateway.database.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  return rows.map(({ name }) => name);
};

interface Asker {
  readonly bearer: string;
  readonly ids: Ids;
}

async function findIds(): Promise<Ids> {
  const { owner } = await parties(gateway);
  return idsOf(gateway, owner);
}

const bearers = new Map<string, string>();

/** Signs in once per role, and again after a call that ended the session. */
async function signInFor(call: Call): Promise<string> {
  const [username, probe] = call.access === 'operator' ? ['operatore', operatorProfile] : ['full', recuperaDatiProfilo];
  const known = bearers.get(username);
  if (
    known &&
    (await gateway.send({ method: probe.method, url: `/api${pathOf(probe)}`, bearer: known })).status === 200
  )
    return known;
  const { access_token: bearer } = await gateway.signIn(username);
  bearers.set(username, bearer);
  return bearer;
}

/** Sends the call with valid values while `faults` are active and returns the failed statement. */
async function ask(
  call: Call,
  { bearer, ids }: Asker,
  planted: Set<string>,
  faults: Faults,
): Promise<string | undefined> {
  const { body: made, putBack } = await prepare(gateway, call.id as CallId, { bearer });
  const { onBehalfOf: _, ...request } = requestFor(call, { bearer }, (_place, kind) => ids[kind]);
  const { query, body, params } = call.example.request as Record<string, unknown>;
  for (const text of textsIn([query, body, params, ids])) if (isTraceable(text)) planted.add(text);
  log.take();
  await gateway.database.pool.query(faults.on);
  const answer = await gateway.send({ ...request, ...(made && { payload: made }) });
  await gateway.database.pool.query(faults.off);
  await putBack();
  if (answer.status !== 500) return undefined;
  const failed = log.take().find(({ msg }) => msg === 'call failed') as Failed | undefined;
  expect(failed?.err.statement, call.id).toMatch(/^\w+ \w+$/);
  // The failing table may differ from the statement's, because deletes cascade: the constraint names it.
  return failed?.err.cause?.constraint?.replace(PLANTED, '') ?? failed?.err.statement.split(' ')[1];
}

interface Failed {
  readonly err: { readonly statement: string; readonly cause?: { readonly constraint?: string } };
}

const PLANTED = 'planted_';

interface Faults {
  readonly on: string;
  readonly off: string;
}

async function knownTexts(): Promise<Set<string>> {
  const { rows } = await gateway.database.pool.query(
    `select c.*, a.username from customers c join accounts a on a.customer_code = c.code where a.username = 'full'`,
  );
  return new Set(textsIn(rows).filter(isTraceable));
}

function expectNothingOf(planted: ReadonlySet<string>): void {
  expect(planted.size).toBeGreaterThan(40);
  const written = new Set(log.text.match(/\w+/g));
  // Random ids and times of the log have any six digits in them, so a code counts only as a word of its own.
  const isIn = (text: string) => (/^\d+$/.test(text) ? written.has(text) : log.text.includes(text));
  expect([...planted].filter(isIn)).toEqual([]);
}

test('logs no value when a write fails', { timeout: 300_000 }, async () => {
  const { pool } = gateway.database;
  await pool.query("update accounts set role = 'ADMINISTRATOR' where username = 'operatore'");
  await pool.query(`
    create table planted (active boolean not null, spared text[] not null default '{}');
    insert into planted values (false);
    create function fail() returns trigger language plpgsql as $$ begin
      if (select active and not tg_table_name = any (spared) from planted) then
        raise exception 'planted %', coalesce(new, old)::text
          using detail = coalesce(new, old)::text, hint = coalesce(new, old)::text, errcode = '23514', constraint = '${PLANTED}' || tg_table_name;
      end if;
      return coalesce(new, old);
    end $$`);
  for (const name of await tables()) {
    if (name === 'planted') continue;
    await pool.query(
      `create trigger planted before insert or update or delete on "${name}" for each row execute function fail()`,
    );
  }
  const planted = await knownTexts();
  const failed = new Set<string>();
  const faults = { on: 'update planted set active = true', off: 'update planted set active = false' };
  let ids = await findIds();
  for (const call of calls) {
    const asker = { bearer: await signInFor(call), ids };
    await pool.query("update planted set spared = '{}'");
    const next = () => ask(call, asker, planted, faults);
    for (let table = await next(); table !== undefined; table = await next()) {
      failed.add(table);
      await pool.query('update planted set spared = spared || $1::text', [table]);
    }
    if (call.method !== 'GET') ids = await findIds();
  }
  expect([...failed]).toEqual(
    expect.arrayContaining([
      'audit',
      'messages',
      'events',
      'sessions',
      'recoveries',
      'sepa_mandates',
      'contact_requests',
    ]),
  );
  expect(log.text).toContain(`"constraint":"${PLANTED}`);
  expectNothingOf(planted);
  await pool.query('drop function fail cascade');
});

test('logs no value when a read fails', { timeout: 300_000 }, async () => {
  const { pool } = gateway.database;
  await pool.query("update accounts set role = 'ADMINISTRATOR' where username = 'operatore'");
  // The default search path has the schema of the current user before `public`.
  const { rows: schemas } = await pool.query<{ own: string }>('select quote_ident(current_user) as own');
  const own = schemas[0]?.own ?? '';
  await pool.query(`create schema ${own}`);
  const move = async (names: readonly string[], from: string, to: string) => {
    for (const name of names) await pool.query(`alter table ${from}.${name} set schema ${to}`);
  };
  const planted = await knownTexts();
  const failed = new Set<string | undefined>();
  const ids = await findIds();
  const faults = { on: 'alter schema public rename to away', off: 'alter schema away rename to public' };
  for (const spared of [['sessions', 'accounts', 'customers'], ['guesses']]) {
    await move(spared, 'public', own);
    for (const call of calls) failed.add(await ask(call, { bearer: await signInFor(call), ids }, planted, faults));
    await move(spared, own, 'public');
  }
  expect(failed.size).toBeGreaterThan(10);
  expectNothingOf(planted);
});
