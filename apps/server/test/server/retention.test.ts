import { sql } from 'drizzle-orm';
import { fromDrizzle } from 'pg-boss';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseOf } from '../../src/db/database.ts';
import { bossOn } from '../../src/db/jobs/boss.ts';
import { clearQueue } from '../../src/db/jobs/queues.ts';
import { deleteExpired } from '../../src/db/retention/delete.ts';
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
  select s.id, s.account_id, 'K1', 'LETTURA', $1, $2, $2, $2 from sessions s`;
const deed = `insert into audit (deed, at, actor_name, "right") values ($1, $2, 'x', 'STAFF')`;
const cardEvent = `insert into card_events (id, at) values ($1, $2)`;

it.each<[table: string, name: string, insert: string, stays: unknown[], goes: unknown[]]>([
  ['one_time_codes', 'subject', code, ['young', ago(23)], ['old', ago(25)]],
  ['registrations', 'id', registration, ['young', ago(23)], ['old', ago(25)]],
  ['recoveries', 'id', recovery, ['young', ago(48), ago(23)], ['old', ago(48), ago(25)]],
  ['recoveries', 'id', recovery, ['young, without a leave', ago(23), null], ['old', ago(25), null]],
  ['card_setups', 'token', setup, ['given', ago(8 * 24), true], ['left open', ago(8 * 24), false]],
  ['card_events', 'id', cardEvent, ['young', ago(89 * 24)], ['old', ago(91 * 24)]],
  ['impersonations', 'reason', grant, ['young', ago(6 * 24)], ['old', ago(8 * 24)]],
  ['audit', 'deed', deed, ['young', ago(700 * 24)], ['old', ago(800 * 24)]],
  ['guesses', 'key', guess, ['young', ago(-0.1)], ['old', ago(0.1)]],
  ['messages', 'template', message, ['young', ago(89 * 24), 'SENT'], ['old', ago(91 * 24), 'SENT']],
  ['messages', 'template', message, ['waiting', ago(91 * 24), 'WAITING'], ['given up', ago(91 * 24), 'GIVEN_UP']],
])('%s', async (table, name, insert, stays, goes) => {
  await database.pool.query(insert, stays);
  await database.pool.query(insert, goes);
  expect(await deleteExpired(databaseOf(database.pool), seededAt)).toMatchObject({ [table]: 1 });
  const { rows } = await database.pool.query<Record<string, string>>(`select ${name} from ${table}`);
  expect(rows.map((row) => row[name])).toContain(stays[0]);
  expect(rows.map((row) => row[name])).not.toContain(goes[0]);
});

it('the daily job also erases the accounts whose time has come', async () => {
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
