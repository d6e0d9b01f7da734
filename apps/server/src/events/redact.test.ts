import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.ts';
import { nothingHeldBack } from '../../test/support/held-back.ts';
import { recordReader } from '../areas/integration/queries/provider-exchange.ts';
import { addProviderKey, endProviderKey } from '../areas/integration/usecases/keys.ts';
import { forwardEvents } from '../areas/integration/usecases/webhooks.ts';
import { readConfig } from '../config/config.ts';
import { databaseOf, type Database } from '../db/database.ts';
import { announce } from './announce.ts';
import type { Fact } from './event.ts';
import { beginning, cursorOf, eventLine } from './feed.ts';
import { readEventsAfter } from './queries.ts';
import { redactErased, redactEvents } from './redact.ts';

const start = new Date('2026-11-20T09:00:00Z');
const day = 24 * 60 * 60_000;
const { retention } = readConfig({}).provider;

let database: TestDatabase;
let db: Database;
let now: Date;
beforeEach(async () => {
  database = await createTestDatabase();
  db = databaseOf(database.pool);
  now = start;
});
afterEach(() => database.drop());

const pass = (days: number) => void (now = new Date(now.getTime() + days * day));
const runNightly = () => redactEvents({ db, clock: () => now, retention });

const debit: Fact = {
  kind: 'PAYMENT_METHOD_CHANGED',
  customerCode: 'K1',
  data: {
    method: 'U',
    signedOn: '2026-11-20',
    accounts: [{ contractAccount: 'A1', mandate: 'M1' }],
    iban: 'IT60X0542811101000000123456',
    name: 'Giulia',
    surname: 'Rossi',
    fiscalCode: 'RSSGLI80A41F205X',
  },
};

async function happen(fact: Fact = debit): Promise<string> {
  const id = await announce(db, fact, { username: 'giulia.rossi', right: 'SELF' }, now);
  return String(id);
}

async function readLines() {
  await nothingHeldBack(database.pool);
  return (await readEventsAfter(db, beginning, 1000)).map(eventLine);
}

/** Confirms all events but the last ones. */
async function confirm(reader: string, { except = 0 } = {}): Promise<void> {
  await nothingHeldBack(database.pool);
  const read = (await readEventsAfter(db, beginning, 1000)).slice(0, -except || undefined);
  const last = read.at(-1);
  await recordReader(db, reader, last ? cursorOf(last) : '0.0', now);
}

const personal = (lines: Awaited<ReturnType<typeof readLines>>) => lines.map(({ data }) => 'iban' in data);

describe('redactEvents (fornitore.conservazione.1)', () => {
  it('removes personal fields 90 days after the event was confirmed, and keeps the event in its place', async () => {
    await happen();
    const [before] = await readLines();
    pass(30);
    await addProviderKey(db, { name: 'erp', may: ['export'] }, now);
    await confirm('erp');
    await runNightly();
    pass(89);
    await confirm('erp');
    expect(await runNightly()).toBe(0);
    pass(1);
    expect(await runNightly()).toBe(1);
    expect(await readLines()).toEqual([
      {
        ...before,
        actor: null,
        data: { method: 'U', signedOn: '2026-11-20', accounts: [{ contractAccount: 'A1', mandate: 'M1' }] },
        redactedAt: now.toISOString(),
      },
    ]);
    expect(await runNightly()).toBe(0);
  });

  it('waits for the slowest reader', async () => {
    await happen();
    await happen();
    await addProviderKey(db, { name: 'erp', may: ['export'] }, now);
    const confirmAll = async () => {
      await confirm('erp', { except: 1 });
      await confirm('crm');
    };
    await addProviderKey(db, { name: 'crm', may: ['export'] }, now);
    for (const days of [0, 60, 60]) {
      pass(days);
      await confirmAll();
      await runNightly();
    }
    expect(personal(await readLines())).toEqual([false, true]);
  });

  it('waits for no reader that has been quiet for 90 days', async () => {
    await happen();
    for (const name of ['erp', 'old']) await addProviderKey(db, { name, may: ['export'] }, now);
    await confirm('old', { except: 1 });
    for (const days of [0, 100, 100]) {
      pass(days);
      await confirm('erp');
      await runNightly();
    }
    expect(personal(await readLines())).toEqual([false]);
  });

  it('waits for no reader whose key was revoked', async () => {
    await happen();
    for (const name of ['erp', 'revoked']) await addProviderKey(db, { name, may: ['export'] }, now);
    await endProviderKey(db, 'revoked', now);
    for (const days of [0, 90]) {
      pass(days);
      await confirm('revoked', { except: 1 });
      await confirm('erp');
      await runNightly();
    }
    expect(personal(await readLines())).toEqual([false]);
  });

  it('waits for a call of the webhook that was not accepted', async () => {
    await forwardEvents({ db, clock: () => now, webhook: { send: async () => undefined } });
    await happen();
    await happen();
    await nothingHeldBack(database.pool);
    let sent = 0;
    const send = async () => {
      sent += 1;
      if (sent > 1) throw new Error('503');
    };
    await forwardEvents({ db, clock: () => now, webhook: { send } });
    await runNightly();
    pass(90);
    await database.pool.query(`update webhook_calls set next_try_at = $1 where status <> 'SENT'`, [now]);
    expect(await runNightly()).toBe(1);
    expect(new Set(personal(await readLines()))).toEqual(new Set([false, true]));
  });

  it('removes them after two years from an event that nobody reads', async () => {
    await happen();
    pass(729);
    expect(await runNightly()).toBe(0);
    pass(2);
    expect(await runNightly()).toBe(1);
  });

  it('changes nothing while the cursors are those of another PostgreSQL', async () => {
    await happen();
    pass(800);
    await database.pool.query(`update events set transaction = '9000000000000'`);
    expect(await runNightly()).toBe(0);
  });

  it('forgets what a rejection would restore, since it can’t be compared any more', async () => {
    await happen({
      kind: 'CONTRACT_NICKNAME_CHANGED',
      customerCode: 'K1',
      data: { contractCode: 'C1', nickname: 'Casa' },
      before: { nickname: 'Mare' },
    });
    await happen({
      kind: 'NOTIFICATION_PREFERENCES_CHANGED',
      customerCode: 'K1',
      data: { contractAccount: 'A1', billDelivery: '02', sms: true, mail: true },
      before: { billDelivery: '03', sms: true, mail: true },
    });
    pass(800);
    expect(await runNightly()).toBe(2);
    const { rows } = await database.pool.query('select matter, before from customer_changes order by event_id');
    expect(rows).toEqual([
      { matter: 'NOME_FORNITURA', before: null },
      { matter: 'RECAPITO', before: { billDelivery: '03', sms: true, mail: true } },
    ]);
  });

  it('redacts more events than a batch, on two servers at once, each event once', async () => {
    await database.pool.query(
      `insert into events (at, kind, customer_code, actor_name, "right", data)
       select $1::timestamptz - interval '3 years', 'CONTACT_CHANGED', 'K1', 'giulia', 'SELF', '{"channel": "MAIL", "value": "g@example.it"}'
       from generate_series(1, 2500)`,
      [start],
    );
    await nothingHeldBack(database.pool);
    const counts = await Promise.all([runNightly(), runNightly()]);
    expect(counts[0] + counts[1]).toBe(2500);
    const { rowCount } = await database.pool.query(`select from events where data ? 'value' or actor_name is not null`);
    expect(rowCount).toBe(0);
  });
});

describe('redactErased (credenziali.chiusura.3)', () => {
  const erase = () => db.transaction((tx) => redactErased(tx, 'K1', now));

  beforeEach(async () => {
    await addProviderKey(db, { name: 'erp', may: ['export'] }, now);
    await happen();
  });

  it('removes them at once from what was read', async () => {
    await confirm('erp');
    await happen({ ...debit, customerCode: 'K2' });
    await erase();
    const lines = await readLines();
    expect(personal(lines)).toEqual([false, true]);
    expect(lines.map(({ actor }) => actor)).toEqual([null, 'giulia.rossi']);
  });

  it('removes them from what was not read in the first night after it was', async () => {
    await confirm('erp', { except: 1 });
    await erase();
    expect(personal(await readLines())).toEqual([true]);
    expect(await runNightly()).toBe(0);
    await confirm('erp');
    expect(await runNightly()).toBe(1);
    expect(personal(await readLines())).toEqual([false]);
  });

  it('removes them after 14 days, even if nobody reads', async () => {
    await erase();
    pass(13);
    expect(await runNightly()).toBe(0);
    pass(2);
    expect(await runNightly()).toBe(1);
    expect(personal(await readLines())).toEqual([false]);
  });
});
