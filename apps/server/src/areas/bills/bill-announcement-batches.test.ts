import { afterEach, beforeAll, afterAll, describe, expect, it } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import { openPool } from '../../db/pool.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/support/database.ts';
import { eventually } from '../../../test/support/delivery.ts';
import { startServer } from '../../../test/support/server-process.ts';
import type { Services } from '../../shared/context.ts';
import { notifyOfBills } from './usecases/notify-bills.ts';

const customers = 600;
const billsEach = 4;
const faulty = 'K000300';

let database: TestDatabase;
let now = new Date();

beforeAll(async () => {
  database = await createTestDatabase();
  await query(`
    insert into customers (code, segment, email, mobile)
    select 'K' || lpad(n::text, 6, '0'), 'Residenziale', 'k' || n || '@example.it', '+39333' || lpad(n::text, 7, '0')
    from generate_series(1, ${customers}) n;
    insert into accounts (username, password_hash, kind, customer_code)
    select lower(code), '-', 'CUSTOMER', code from customers;
    insert into commodity_contracts (code, customer_code, commodity, source_state, pod, market, offer_name,
      contract_account, start_date, sign_date, self_reading, street, cap, city, province, country)
    select 'S' || code, code, 'LUCE', 'Attivo', 'IT001E' || right(code, 6) || '00', 'LIBERO', 'Offerta', 'A' || code,
      current_date, current_date, true, 'Via Roma 1', '10121', 'Torino', 'TO', 'IT' from customers;
    insert into bill_deliveries (customer_code, contract_account, sms, mail)
    select code, 'A' || code, right(code, 1) = '2', right(code, 1) in ('1', '2') from customers where right(code, 1) < '3'`);
});

afterAll(() => database.drop());

afterEach(async () => {
  await query(`
    drop trigger if exists fault on notifications; drop function if exists fault();
    truncate bills, events, messages, notifications, bill_announcement_failures cascade;
    delete from pgboss.job`);
});

/** A multiple of statements, or one with its rows. */
async function query<T extends object>(text: string): Promise<T[]> {
  return (await database.pool.query<T>(text)).rows;
}

function addBills(): Promise<unknown> {
  // The bills of a customer are far apart, so that no page of bills has all of them.
  return query(`
    insert into bills (customer_code, number, issuer_vat_number, type, status_code, contract_code, issue_date, due_date,
      amount_cents, open_cents, method_code)
    select code, 'B' || code || n, '99999999990', 'BOLLETTA', '02', 'S' || code, current_date - n, current_date + 20,
      1000 * n, 1000 * n, 'P' from generate_series(1, ${billsEach}) n, customers order by n, code`);
}

function addFault(condition: string, fails: string): Promise<unknown> {
  return query(`
    create function fault() returns trigger language plpgsql as $$ begin ${fails}; return new; end $$;
    create trigger fault before insert on notifications for each row when (${condition}) execute function fault()`);
}

const services = (pool = database.pool) =>
  ({
    db: databaseOf(pool),
    clock: () => now,
    cards: null,
    channels: ['MAIL', 'SMS'],
    brand: { name: 'Aurora Energia', colours: { from: '#617b56', to: '#00397b' } },
    publicUrl: 'https://clienti.example.it',
  }) as unknown as Services;

/** Runs the job once; returns the messages of what it reported. */
async function run(isOver = () => false, own = services()): Promise<string[]> {
  const reported: string[] = [];
  await notifyOfBills(own, { isOver, onTrouble: (error) => reported.push(String(error)) });
  return reported;
}

interface Notified {
  readonly code: string;
  readonly events: number;
  readonly notifications: number;
  readonly mails: number;
  readonly texts: number;
  readonly bills: number;
}

/** Returns how often each customer was notified in each way. */
function countNotified(): Promise<Notified[]> {
  return query<Notified>(`
    select c.code,
      (select count(*)::int from events e where e.customer_code = c.code and kind = 'BILL_ISSUED') as events,
      (select count(*)::int from notifications n where n.customer_code = c.code) as notifications,
      (select count(*)::int from messages m where m.customer_code = c.code and channel = 'MAIL') as mails,
      (select count(*)::int from messages m where m.customer_code = c.code and channel = 'SMS') as texts,
      (select count(*)::int from bill_announcements join bills on id = bill_id where customer_code = c.code) as bills
    from customers c order by c.code`);
}

const onceEach = Array.from({ length: customers }, (_, index) => {
  const code = `K${String(index + 1).padStart(6, '0')}`;
  const last = Number(code.at(-1));
  return {
    code,
    events: 1,
    notifications: 1,
    mails: last === 0 ? 0 : 1,
    texts: last === 2 ? 1 : 0,
    bills: billsEach,
  };
});

const waiting = () =>
  query<{ delayed: boolean }>(
    `select start_after > created_on + interval '5 seconds' as delayed from pgboss.job where name = 'tell-bills' and state = 'created'`,
  );

describe('bills of many customers (bolletta.avvisi.2)', () => {
  it('announces bills once each with several servers at once, and all bills of a customer together', async () => {
    await addBills();
    const pools = [1, 2, 3, 4].map(() => openPool(database.url, { max: 2 }));
    try {
      await Promise.all(pools.map((pool) => run(undefined, services(pool))));
      await run();
      expect(await countNotified()).toEqual(onceEach);
      const [jobs] = await query(`select count(*)::int as count from pgboss.job where name = 'deliver-message'`);
      expect(jobs).toEqual({ count: (await query('select from messages')).length });
    } finally {
      await Promise.all(pools.map((pool) => pool.end()));
    }
  });

  it('announces the remaining bills in another job where the time of one is over', async () => {
    await addBills();
    let batches = 0;
    await run(() => (batches += 1) > 1);
    expect((await countNotified()).filter(({ events }) => events === 1)).toHaveLength(250);
    expect(await waiting()).toEqual([{ delayed: false }]);
    await run();
    expect(await countNotified()).toEqual(onceEach);
  });

  it('announces bills to all other customers where one fails, which is reported and retried', async () => {
    await addBills();
    await addFault(`new.customer_code = '${faulty}'`, `raise exception 'a fault'`);
    expect(await run()).toEqual(['Error: 1 customers could not be notified of bills (bill_announcement_failures).']);
    const others = onceEach.filter(({ code }) => code !== faulty);
    expect((await countNotified()).filter(({ events }) => events > 0)).toEqual(others);
    expect(await waiting()).toEqual([{ delayed: false }]);
    const failures = () => query('select customer_code, kind, tries, last_error from bill_announcement_failures');
    const failure = { customer_code: faulty, kind: 'ISSUED', tries: 1 };
    expect(await failures()).toMatchObject([{ ...failure, last_error: expect.stringContaining('P0001') }]);

    expect(await run()).toEqual([]);
    now = new Date(now.getTime() + 61_000);
    expect(await run()).toHaveLength(1);
    now = new Date(now.getTime() + 61_000);
    expect(await run()).toEqual([]);
    expect(await failures()).toMatchObject([{ ...failure, tries: 2 }]);

    await query('drop trigger fault on notifications');
    now = new Date(now.getTime() + 12 * 60 * 60_000);
    await run();
    expect(await countNotified()).toEqual(onceEach);
    expect(await failures()).toEqual([]);
  });

  it('announces bills later to customers whose account is being changed', async () => {
    await addBills();
    const client = await database.pool.connect();
    try {
      await client.query(`begin; update accounts set verified = true where customer_code = '${faulty}'`);
      await run();
      expect((await countNotified()).filter(({ events }) => events > 0)).toHaveLength(customers - 1);
      await client.query('commit');
    } finally {
      client.release();
    }
    await run();
    expect(await countNotified()).toEqual(onceEach);
  });

  it('announces bills once each where servers are killed in the middle of a batch', { timeout: 120_000 }, async () => {
    await addBills();
    await addFault(`new.customer_code = '${faulty}'`, 'perform pg_advisory_xact_lock(4711)');
    const holder = await database.pool.connect();
    await holder.query('select pg_advisory_lock(4711)');
    const settings = { DATABASE_URL: database.url, SMTP_URL: 'smtp://127.0.0.1:9' };
    const enqueue = `insert into pgboss.job (name, singleton_key, policy) values ('tell-bills', 'test', 'short')`;
    await query(enqueue);
    const first = await startServer(settings);
    const second = await startServer(settings);
    await Promise.all([first.ready(), second.ready()]);
    const blocked = () =>
      query(`select pid from pg_locks where locktype = 'advisory' and objid = 4711 and not granted`);
    await eventually(
      async () =>
        (await blocked()).length > 0 && (await countNotified()).filter(({ events }) => events === 1).length === 350,
    );
    first.child.kill('SIGKILL');
    second.child.kill('SIGKILL');
    await Promise.all([first.exit, second.exit]);
    await holder.query('select pg_advisory_unlock(4711)');
    holder.release();
    await query('drop trigger fault on notifications');
    await query(`delete from pgboss.job where name = 'tell-bills'`);
    await query(enqueue);
    const third = await startServer(settings);
    await third.ready();
    await eventually(async () => (await countNotified()).every(({ events }) => events > 0));
    third.child.kill('SIGTERM');
    await third.exit;
    expect(await countNotified()).toEqual(onceEach);
  });
});
