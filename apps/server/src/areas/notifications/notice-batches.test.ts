import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { databaseOf } from '../../db/database.ts';
import { openPool } from '../../db/pool.ts';
import { createTestDatabase, seededAt, type TestDatabase } from '../../../test/support/database.ts';
import type { Services } from '../../shared/context.ts';
import { notifyOfThresholds } from '../consumption/usecases/notify-thresholds.ts';
import { notifyOfWindows } from '../readings/usecases/notify-windows.ts';
import type { Run } from './usecases/in-batches.ts';

const customers = 600;
/** The monthly windows are open. */
const now = seededAt;

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase({ seeded: true });
  await query(`
    update commodity_contracts set self_reading = false;
    insert into customers (code, segment, email, mobile)
    select 'K' || lpad(n::text, 6, '0'), 'Residenziale', 'k' || n || '@example.it', '+39333' || lpad(n::text, 7, '0')
    from generate_series(1, ${customers}) n;
    insert into accounts (username, password_hash, kind, customer_code)
    select lower(code), '-', 'CUSTOMER', code from customers where code like 'K%';
    insert into commodity_contracts (code, customer_code, commodity, source_state, pdr, market, offer_name,
      contract_account, start_date, sign_date, self_reading, billing_type, street, cap, city, province, country)
    select 'S' || n || code, code, 'GAS', 'Attivo', right(code, 6) || '0000000' || n, 'LIBERO', 'Offerta',
      'A' || n || code, '2020-01-01', '2020-01-01', true, 'Mensile', 'Via Roma 1', '10121', 'Torino', 'TO', 'IT'
    from customers, generate_series(1, 2) n where code like 'K%';
    insert into bill_deliveries (customer_code, contract_account, sms, mail)
    select code, 'A2' || code, true, false from customers where code like 'K%' and right(code, 1) = '2';
    insert into consumption_thresholds select code, 100, now() from commodity_contracts
      where source_state = 'Attivo' and exists (select from consumption_days d where d.contract_code = code)`);
});

afterAll(() => database.drop());

afterEach(async () => {
  await query(`
    drop trigger if exists fault on notifications; drop function if exists fault();
    truncate reading_announcements, consumption_announcements, events, messages, notifications cascade;
    delete from pgboss.job`);
});

async function query<T extends object>(text: string): Promise<T[]> {
  return (await database.pool.query<T>(text)).rows;
}

const services = (pool = database.pool) =>
  ({
    db: databaseOf(pool),
    clock: () => now,
    channels: ['MAIL', 'SMS'],
    brand: { name: 'Aurora Energia', colours: { from: '#617b56', to: '#00397b' } },
    publicUrl: 'https://clienti.example.it',
  }) as unknown as Services;

type Notify = (services: Services, run: Run) => Promise<void>;

/** Runs a job once; returns the messages of what it reported. */
async function run(notify: Notify, isOver = () => false, own = services()): Promise<string[]> {
  const reported: string[] = [];
  await notify(own, { isOver, onTrouble: (error) => reported.push(String(error)) });
  return reported;
}

/** Returns how often each customer was notified of each event, and by which messages. */
const listNotified = (kind: string) =>
  query<{ code: string; events: number; notifications: number; mails: number; texts: number }>(`
    select customer_code as code, count(*)::int as events,
      (select count(*)::int from notifications n where n.customer_code = e.customer_code) as notifications,
      (select count(*)::int from messages m where m.customer_code = e.customer_code and channel = 'MAIL') as mails,
      (select count(*)::int from messages m where m.customer_code = e.customer_code and channel = 'SMS') as texts
    from events e where kind = '${kind}' group by 1 order by 1`);

const waiting = (queue: string) =>
  query<{ delayed: boolean }>(
    `select start_after > created_on + interval '5 seconds' as delayed from pgboss.job where name = '${queue}' and state = 'created'`,
  );

async function failFor(code: string): Promise<void> {
  await query(`
    create function fault() returns trigger language plpgsql as $$ begin raise exception 'a fault'; end $$;
    create trigger fault before insert on notifications for each row when (new.customer_code = '${code}')
    execute function fault()`);
}

async function runOnFour(notify: Notify): Promise<void> {
  const pools = [1, 2, 3, 4].map(() => openPool(database.url, { max: 2 }));
  try {
    await Promise.all(pools.map((pool) => run(notify, undefined, services(pool))));
    await run(notify);
  } finally {
    await Promise.all(pools.map((pool) => pool.end()));
  }
}

/** Runs the job while another transaction holds the account of a customer, and after it. */
async function runWhileHeld(notify: Notify, code: string, count: () => Promise<number>): Promise<number> {
  const client = await database.pool.connect();
  try {
    await client.query(`begin; update accounts set verified = true where customer_code = '${code}'`);
    await run(notify);
    const meanwhile = await count();
    await client.query('commit');
    await run(notify);
    return meanwhile;
  } finally {
    client.release();
  }
}

describe('reading windows of many customers (lettura.avviso.1)', () => {
  const faulty = 'K000300';
  const notified = () => listNotified('READING_WINDOW_OPEN');
  // The second supply of some has another channel, and so a message of its own.
  const onceEach = Array.from({ length: customers }, (_, index) => {
    const code = `K${String(index + 1).padStart(6, '0')}`;
    return { code, events: 1, notifications: 1, mails: 1, texts: code.endsWith('2') ? 1 : 0 };
  });

  it('notifies each customer once of the windows of all supplies when several servers run at once', async () => {
    await runOnFour(notifyOfWindows);
    expect(await notified()).toEqual(onceEach);
    const [supplies] = await query(`select count(*)::int as count from reading_announcements`);
    expect(supplies).toEqual({ count: 2 * customers });
  });

  it('leaves the rest of the windows to another job when the time of one is over', async () => {
    let batches = 0;
    await run(notifyOfWindows, () => (batches += 1) > 1);
    expect(await notified()).toHaveLength(250);
    expect(await waiting('tell-reading-windows')).toEqual([{ delayed: false }]);
    await run(notifyOfWindows);
    expect(await notified()).toEqual(onceEach);
  });

  it('notifies all other customers of reading windows when one fails, and reports the failure', async () => {
    await failFor(faulty);
    expect(await run(notifyOfWindows)).toEqual(['Error: 1 customers could not be notified of reading windows.']);
    expect(await notified()).toEqual(onceEach.filter(({ code }) => code !== faulty));
    await query('drop trigger fault on notifications');
    await run(notifyOfWindows);
    expect(await notified()).toEqual(onceEach);
  });

  it('notifies a customer of reading windows later if their account is being changed', async () => {
    const meanwhile = await runWhileHeld(notifyOfWindows, faulty, async () => (await notified()).length);
    expect(meanwhile).toBe(customers - 1);
    expect(await notified()).toEqual(onceEach);
    expect(await waiting('tell-reading-windows')).toHaveLength(1);
  });
});

describe('thresholds of many customers (consumo.soglia.2)', () => {
  const notified = () => listNotified('CONSUMPTION_THRESHOLD_PASSED');
  const announced = () =>
    query<{ code: string }>('select contract_code as code from consumption_announcements order by 1');

  async function expected() {
    await run(notifyOfThresholds);
    const all = { customers: await notified(), contracts: await announced() };
    await query('truncate consumption_announcements, events, messages, notifications cascade');
    expect(all.customers.length).toBeGreaterThan(3);
    for (const { events, notifications, mails, texts } of all.customers) {
      expect({ notifications, messages: mails + texts }).toEqual({ notifications: events, messages: events });
    }
    return all;
  }

  it('notifies each customer of thresholds once when several servers run at once', async () => {
    const all = await expected();
    await runOnFour(notifyOfThresholds);
    expect(await notified()).toEqual(all.customers);
    expect(await announced()).toEqual(all.contracts);
  });

  it('notifies all other customers of thresholds when one fails, and reports the failure', async () => {
    const all = await expected();
    const faulty = all.customers[1]?.code ?? '';
    await failFor(faulty);
    expect(await run(notifyOfThresholds)).toEqual(['Error: 1 customers could not be notified of thresholds.']);
    expect(await notified()).toEqual(all.customers.filter(({ code }) => code !== faulty));
    await query('drop trigger fault on notifications');
    await run(notifyOfThresholds);
    expect(await notified()).toEqual(all.customers);
    expect(await announced()).toEqual(all.contracts);
  });

  it('notifies a customer of thresholds later if their account is being changed', async () => {
    const all = await expected();
    const held = all.customers[0]?.code ?? '';
    const meanwhile = await runWhileHeld(notifyOfThresholds, held, async () => (await notified()).length);
    expect(meanwhile).toBe(all.customers.length - 1);
    expect(await notified()).toEqual(all.customers);
  });

  it('does not announce the old threshold when the customer changes it meanwhile', async () => {
    const all = await expected();
    const [first = { code: '' }] = all.contracts;
    const held = await database.pool.connect();
    await held.query(
      `begin; update consumption_thresholds set amount_cents = 200 where contract_code = '${first.code}'`,
    );
    const running = run(notifyOfThresholds);
    await held.query('commit');
    held.release();
    await running;
    await run(notifyOfThresholds);
    const amounts = await query(
      `select amount_cents from consumption_announcements where contract_code = '${first.code}'`,
    );
    expect(amounts).toEqual([{ amount_cents: 200 }]);
    await query(`update consumption_thresholds set amount_cents = 100 where contract_code = '${first.code}'`);
  });
});
