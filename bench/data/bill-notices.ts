import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Bench } from '../lib/bench.ts';
import { openDatabases } from '../lib/databases.ts';
import { fillNewBills } from '../lib/fill/new-bills.ts';
import { startMailServer } from '../lib/mail-server.ts';
import { Place } from '../lib/place.ts';
import { table } from '../lib/table.ts';

/** `BENCH_NOTICES=500000 npm run bench -- bill-notices` takes the customers of a whole provider. */
const customers = Number(process.env['BENCH_NOTICES'] ?? 50_000);

/** The bills of 500,000 customers within half an hour. */
const aim = 280;

/**
 * Imported bills become events, notifications, mails and SMS with their jobs, on one server and on two. The mail
 * server is slow meanwhile, since delivery is another job; then it is fast, to see how delivery copes with the backlog.
 */
export const billNotices: Bench = {
  name: 'bill-notices',
  title: `Notifying ${customers.toLocaleString('en')} customers of a new bill`,
  longestMinutes: 120,
  async run(_place, opened) {
    const rows = [];
    for (const servers of [1, 2]) {
      const place = new Place();
      const own: (() => Promise<unknown>)[] = [async () => place.remove()];
      // The servers of one run would deliver its messages during the next.
      const closeOwn = async () => {
        for (let close = own.pop(); close !== undefined; close = own.pop()) await close();
      };
      opened.push(closeOwn);
      const { perSecond, doubled, missing, messages, delivered } = await notify(place, own, { customers, servers });
      await closeOwn();
      const figures = [perSecond, doubled, missing, messages, delivered].map((each) => each.toFixed(0));
      rows.push([servers === 1 ? '1 server' : `${servers} servers`, ...figures, (perSecond / aim).toFixed(2)]);
    }
    return table(['', 'customers/s', 'twice', 'left out', 'messages', 'delivered/s', `ratio to ${aim}/s`], rows);
  },
};

export interface Notices {
  readonly perSecond: number;
  /** Customers with more than one event, notification or mail. */
  readonly doubled: number;
  readonly missing: number;
  readonly messages: number;
  /** Messages a second from the backlog. */
  readonly delivered: number;
}

export async function notify(
  place: Place,
  opened: (() => Promise<unknown>)[],
  { customers: count, servers, deliverySeconds = 20 }: { customers: number; servers: number; deliverySeconds?: number },
): Promise<Notices> {
  const mail = await startReceiver(opened);
  const { create, start } = await openDatabases(place, opened, {
    DEMO: '0',
    LOG_LEVEL: 'error',
    SMS: 'off',
    SMTP_URL: mail.url,
  });
  const name = `notices_${servers}`;
  const database = await create(name);
  // The first server creates the tables.
  await start(`${name}_1`, database);
  await fillNewBills(database, count);
  for (let server = 2; server <= servers; server += 1) await start(`${name}_${server}`, database);
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  opened.push(() => client.end());
  const number = async (text: string) => Number((await client.query<{ n: string }>(text)).rows[0]?.n);

  const boss = new PgBoss({ db: { executeSql: (text, values) => client.query(text, values) }, supervise: false });
  await boss.insert('tell-bills', [{}]);
  while (!(await number(`select exists (select from bill_announcements)::int as n`))) await wait(20);
  const begin = performance.now();
  while ((await number('select count(*) as n from bill_announcements')) < count) await wait(500);
  const perSecond = count / ((performance.now() - begin) / 1000);

  const each = (from: string) => `select customer_code, count(*) as n from ${from} group by customer_code`;
  const sources = [each(`events where kind = 'BILL_ISSUED'`), each('notifications'), each('messages')];
  const doubled = await number(`select count(*) as n from (${sources.join(' union all ')}) counts where n > 1`);
  const missing = await number(
    `select count(*) as n from accounts where not exists (select from notifications n where n.customer_code = accounts.customer_code)`,
  );
  const messages = await number('select count(*) as n from messages');
  mail.hurry();
  const sent = () => number(`select count(*) as n from messages where status = 'SENT'`);
  const before = await sent();
  const from = performance.now();
  await wait(deliverySeconds * 1000);
  const delivered = ((await sent()) - before) / ((performance.now() - from) / 1000);
  return { perSecond, doubled, missing, messages, delivered };
}

/** Fakes a mail server that takes ten seconds for each mail, until `hurry` is called. */
async function startReceiver(opened: (() => Promise<unknown>)[]) {
  const hurry = new AbortController();
  const url = await startMailServer(opened, () =>
    wait(10_000, undefined, { signal: hurry.signal }).catch(() => undefined),
  );
  return { url, hurry: () => hurry.abort() };
}
