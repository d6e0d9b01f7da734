import { sql } from 'drizzle-orm';
import { RETENTION_TERMS } from '@sportello/domain';
import { fromDrizzle } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partitionTable } from '../../src/commands/partition/partition-table.ts';
import { databaseOf } from '../../src/db/database.ts';
import { bossOn } from '../../src/db/jobs/boss.ts';
import { clearQueue } from '../../src/db/jobs/queues.ts';
import { listPartitions } from '../../src/db/partitions/list.ts';
import { readConfig } from '../../src/config/config.ts';
import { deleteExpired, limitOf } from '../../src/db/retention/delete.ts';
import { keptTables, kinds } from '../../src/db/retention/kinds.ts';
import { isErased, isOverdue } from '../../src/db/retention/redaction.ts';
import { createTestDatabase, seededAt, type TestDatabase } from '../support/database.ts';
import { eventually, openOutbox } from '../support/delivery.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(`insert into customers (code, segment) values ('K1', 'Residenziale')`);
  await database.pool.query(
    `with laura as (insert into accounts (username, password_hash, kind, role) values ('laura', 'x', 'OPERATOR', 'VIEWER') returning id)
     insert into sessions (account_id, remembered, created_at, refreshed_at, expires_at)
     select id, false, now(), now(), now() from laura`,
  );
});
afterAll(() => database.drop());

const { retention } = readConfig({}).provider;

/** An ISO timestamp this many hours before `seededAt` (negative: after). */
const ago = (hours: number) => new Date(seededAt.getTime() - hours * 60 * 60_000).toISOString();

const registration = `insert into registrations (id, customer_code, created_at, expires_at) values ($1, 'K1', $2, $2)`;
const recovery = `insert into recoveries (id, username, created_at, expires_at, leave_expires_at) values ($1, 'x', $2, $2, $3)`;
const code = `insert into one_time_codes (purpose, subject, channel, contact, code_hash, created_at, expires_at, tries_left)
  values ('RECOVERY', $1, 'MAIL', 'a@example.it', 'x', $2, $2, 3)`;
const guess = `insert into guesses (key, count, window_ends_at) values ($1, 1, $2)`;
const message = `insert into messages (id, template, channel, recipient, text, created_at, status, sent_at)
  values (gen_random_uuid(), $1, 'MAIL', 'a@example.it', 'x', $2, $3, case when $3 = 'SENT' then $2::timestamptz end)`;

const setup = `insert into card_setups (id, customer_code, created_at, status, token)
  values (md5($1)::uuid, 'K1', $2, case when $3 then 'SUCCEEDED' else 'OPEN' end, case when $3 then $1 end)`;
const grant = `insert into impersonations (session_id, account_id, customer_code, mode, reason, begun_at, expires_at, ended_at)
  select s.id, s.account_id, 'K1', 'LETTURA', $1, $2, $2, $2 from sessions s limit 1`;
const deed = `insert into audit (deed, at, actor_name, "right") values ($1, $2, 'x', 'STAFF')`;
const cardEvent = `insert into card_events (id, at) values ($1, $2)`;

const session = `insert into sessions (account_id, user_agent, remembered, created_at, refreshed_at, expires_at)
  select id, $1, false, $2, $2, $2 from accounts`;
const device = `insert into known_devices (account_id, device_id, seen_at) select id, $1, $2 from accounts`;
const notification = `insert into notifications (customer_code, title, text, target, at) values ('K1', $1, 'x', 'ARCHIVIO', $2)`;
const request = `insert into contact_requests (customer_code, topic, topic_label, text, sent_at, answer_by, digest, answer, answered_at, answered_by)
  values ('K1', $1, 'x', 'x', now(), now(), 'x', case when $2::timestamptz is not null then 'x' end, $2, case when $2::timestamptz is not null then 'x' end)`;

it.each<[kind: string, table: string, name: string, insert: string, stays: unknown[], goes: unknown[]]>([
  ['sessions', 'sessions', 'user_agent', session, ['young', ago(29 * 24)], ['old', ago(31 * 24)]],
  ['knownDevices', 'known_devices', 'device_id', device, ['young', ago(364 * 24)], ['old', ago(366 * 24)]],
  ['notifications', 'notifications', 'title', notification, ['young', ago(729 * 24)], ['old', ago(731 * 24)]],
  ['contactRequests', 'contact_requests', 'topic', request, ['young', ago(3652 * 24)], ['old', ago(3654 * 24)]],
  ['contactRequests', 'contact_requests', 'topic', request, ['open', null], ['old', ago(3654 * 24)]],
  ['oneTimeCodes', 'one_time_codes', 'subject', code, ['young', ago(23)], ['old', ago(25)]],
  ['registrations', 'registrations', 'id', registration, ['young', ago(23)], ['old', ago(25)]],
  ['recoveries', 'recoveries', 'id', recovery, ['young', ago(48), ago(23)], ['old', ago(48), ago(25)]],
  ['recoveries', 'recoveries', 'id', recovery, ['young, without a leave', ago(23), null], ['old', ago(25), null]],
  ['cardSetups', 'card_setups', 'token', setup, ['given', ago(8 * 24), true], ['left open', ago(8 * 24), false]],
  ['cardEvents', 'card_events', 'id', cardEvent, ['young', ago(89 * 24)], ['old', ago(91 * 24)]],
  ['impersonations', 'impersonations', 'reason', grant, ['young', ago(6 * 24)], ['old', ago(8 * 24)]],
  ['audit', 'audit', 'deed', deed, ['young', ago(700 * 24)], ['old', ago(800 * 24)]],
  ['signInAttempts', 'guesses', 'key', guess, ['young', ago(-0.1)], ['old', ago(0.1)]],
  ['messages', 'messages', 'template', message, ['young', ago(89 * 24), 'SENT'], ['old', ago(91 * 24), 'SENT']],
  [
    'messages',
    'messages',
    'template',
    message,
    ['waiting', ago(91 * 24), 'WAITING'],
    ['given up', ago(91 * 24), 'GIVEN_UP'],
  ],
])('deletes what is older than its term: %s', async (kind, table, name, insert, stays, goes) => {
  await database.pool.query(insert, stays);
  await database.pool.query(insert, goes);
  expect(await deleteExpired(databaseOf(database.pool), retention, seededAt)).toMatchObject({ [kind]: 1 });
  const { rows } = await database.pool.query<Record<string, string>>(`select ${name} from ${table}`);
  expect(rows.map((row) => row[name])).toContain(stays[0]);
  expect(rows.map((row) => row[name])).not.toContain(goes[0]);
});

it('erases accounts whose time has come in the daily job', async () => {
  const outbox = await openOutbox();
  const { pool } = outbox.database;
  await pool.query(`insert into customers (code, segment) values ('K1', 'Residenziale'), ('K2', 'Residenziale')`);
  await pool.query(
    `insert into accounts (username, password_hash, kind, customer_code, disabled_at, erase_after)
     values ('gone', 'x', 'CUSTOMER', 'K1', now() - interval '15 days', now() - interval '1 day'),
            ('going', 'x', 'CUSTOMER', 'K2', now(), now() + interval '14 days')`,
  );
  await bossOn(fromDrizzle(databaseOf(pool), sql)).send(clearQueue);
  await outbox.work(outbox.services());
  const usernames = async () => (await pool.query<{ username: string }>('select username from accounts')).rows;
  await eventually(async () => (await usernames()).length === 1);
  expect(await usernames()).toEqual([{ username: 'going' }]);
});

it('creates the partitions of curves needed ahead in the daily job', async () => {
  const outbox = await openOutbox();
  const { pool } = outbox.database;
  await partitionTable(pool, 'consumption_days', '2025-06-01');
  const end = async () => (await listPartitions(pool, 'consumption_days'))?.at(-1)?.to ?? '';
  expect(await end()).toBe('2025-10-01');
  await bossOn(fromDrizzle(databaseOf(pool), sql)).send(clearQueue);
  await outbox.work(outbox.services());
  const today = new Date().toISOString().slice(0, 10);
  await eventually(async () => (await end()) > today);
});

describe('an intervention that ended two years ago', () => {
  it('loses contacts, notes and photos, and an open one does not', async () => {
    await database.pool.query(`insert into macro_types values ('M', 'x', 1)`);
    await database.pool.query(`insert into installations values ('P', 'M', 'x', null, 1, true, true)`);
    for (const [id, state, at] of [
      ['old', 'Completed', ago(731 * 24)],
      ['young', 'Completed', ago(729 * 24)],
      ['open', 'New', ago(800 * 24)],
    ]) {
      await database.pool.query(
        `insert into interventions (id, customer_code, state, source, mode, installation_id, email, note, created_at, updated_at)
         values ($1, 'K1', $2, 'Web', 'TECHINICIAN_EXIT', 'P', 'a@example.it', 'x', $3, $3)`,
        [id, state, at],
      );
      await database.pool.query(
        `insert into intervention_files (intervention_id, name, media_type, kind, content)
         select $1, kind, 'x', kind, '' from unnest(array['IMMAGINI', 'FATTURE']) kind`,
        [id],
      );
    }
    expect(await deleteExpired(databaseOf(database.pool), retention, seededAt)).toMatchObject({
      interventionContacts: 1,
      interventionPhotos: 1,
    });
    const { rows } = await database.pool.query(
      `select i.id, email, note, array_agg(f.kind order by f.kind) as files from interventions i
       join intervention_files f on f.intervention_id = i.id group by i.id order by i.id`,
    );
    const whole = { email: 'a@example.it', note: 'x', files: ['FATTURE', 'IMMAGINI'] };
    expect(rows).toEqual([
      { id: 'old', email: null, note: null, files: ['FATTURE'] },
      { id: 'open', ...whole },
      { id: 'young', ...whole },
    ]);
  });
});

describe('a bill', () => {
  const bill = `insert into bills (customer_code, number, issuer_vat_number, type, status_code, contract_code, issue_date, amount_cents, open_cents)
    values ('K1', $1, 'x', 'BOLLETTA', '01', 'C1', $2, 100, $3)`;
  const numbers = async () =>
    (await database.pool.query<{ number: string }>('select number from bills order by 1')).rows.map(
      ({ number }) => number,
    );

  it('stays unless the provider sets a term, and while it is not paid', async () => {
    await database.pool.query(
      `insert into commodity_contracts (code, customer_code, commodity, source_state) values ('C1', 'K1', 'LUCE', 'Attivo')`,
    );
    for (const row of [
      ['old', '2010-01-01', 0],
      ['old, not paid', '2010-01-01', 100],
      ['young', '2017-01-01', 0],
    ]) {
      await database.pool.query(bill, row);
    }
    const db = databaseOf(database.pool);
    await deleteExpired(db, retention, seededAt);
    expect(await numbers()).toHaveLength(3);
    await deleteExpired(db, { ...retention, bills: 3653 }, seededAt);
    expect(await numbers()).toEqual(['old, not paid', 'young']);
  });
});

describe('deleteExpired', () => {
  const fill = (key: string, rows: number) =>
    database.pool.query(
      `insert into guesses (key, count, window_ends_at) select $1 || n, 1, $2 from generate_series(1, $3) n`,
      [key, ago(1), rows],
    );
  const left = async (key: string) =>
    (await database.pool.query('select from guesses where key like $1', [`${key}%`])).rowCount;

  it('takes no more than a batch in a transaction, and goes on until all is gone', async () => {
    await fill('batch', 25);
    const statements: number[] = [];
    const db = databaseOf(database.pool);
    const execute = db.execute.bind(db);
    const counted = Object.assign(Object.create(db) as typeof db, {
      execute: async (query: Parameters<typeof execute>[0]) => {
        const result = await execute(query);
        if (result.rowCount) statements.push(result.rowCount);
        return result;
      },
    });
    expect(await deleteExpired(counted, retention, seededAt, 10)).toMatchObject({ signInAttempts: 25 });
    expect(statements).toEqual([10, 10, 5]);
  });

  it('deletes each row once on several servers at once', async () => {
    await fill('several', 500);
    const runs = [1, 2, 3].map(() => deleteExpired(databaseOf(database.pool), retention, seededAt, 20));
    const counts = (await Promise.all(runs)).map(({ signInAttempts = 0 }) => signInAttempts);
    expect(counts.reduce((sum, each) => sum + each)).toBe(500);
    expect(await left('several')).toBe(0);
  });

  it('passes over a row that somebody has locked, and takes it the next time', async () => {
    await fill('locked', 2);
    const client = await database.pool.connect();
    await client.query(`begin; select from guesses where key = 'locked1' for update`);
    expect(await deleteExpired(databaseOf(database.pool), retention, seededAt)).toMatchObject({ signInAttempts: 1 });
    await client.query('rollback');
    client.release();
    expect(await deleteExpired(databaseOf(database.pool), retention, seededAt)).toMatchObject({ signInAttempts: 1 });
  });

  it.each(kinds.map((kind) => [kind.name, kind] as const))('finds what is due by an index: %s', async (_, kind) => {
    const before = limitOf(kind, { ...retention, bills: 3653, payments: 3653 }, seededAt);
    const found = await databaseOf(database.pool).transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute<{ 'QUERY PLAN': string }>(
        sql`explain select t.ctid from ${sql.identifier(kind.table)} t where ${kind.isDue(before ?? sql`now()`)}
          limit 1000 for update of t skip locked`,
      );
    });
    const plan = found.rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Cond: .*(?:<|state)/);
    expect(plan).not.toContain('Seq Scan');
  });

  const [place, past] = [{ transaction: '1', id: '1' }, new Date(ago(2400))];
  it.each([
    ['events_personal', isOverdue({ readBefore: past, unreadBefore: past, quietSince: past, places: [place, place] })],
    ['events_erased', isErased({ erasedBefore: past, quietSince: past, slowest: place })],
  ])('finds events to redact by an index: %s', async (index, due) => {
    const { rows } = await databaseOf(database.pool).transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      return tx.execute<{ 'QUERY PLAN': string }>(
        sql`explain select e.id from events e where ${due} order by e.at limit 1000 for update skip locked`,
      );
    });
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan');
  });

  it('lists a term or a reason to keep for every table', async () => {
    const unlike = ['consumption_days', 'replaced_consumption_days', 'events'];
    const { rows } = await database.pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    );
    const listed = new Set([...Object.values(keptTables).flat(), ...kinds.map(({ table }) => table), ...unlike]);
    expect(rows.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual([]);
    expect(kinds.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other))).toEqual(
      Object.keys(RETENTION_TERMS)
        .filter((name) => !['curves', 'events', 'unreadEvents'].includes(name))
        .toSorted((one, other) => one.localeCompare(other)),
    );
  });
});
