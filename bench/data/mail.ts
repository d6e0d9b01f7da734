import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Bench } from '../lib/bench.ts';
import { openDatabases } from '../lib/databases.ts';
import { startMailServer } from '../lib/mail-server.ts';
import type { Place } from '../lib/place.ts';
import { table } from '../lib/table.ts';

const MAILS = 1000;
const failing = 3;

/**
 * Sends a thousand mails through the queue to a mail server that fails every third time: all arrive, none twice. Once
 * with one server and once with two on the same database; sender and receiver share one machine.
 */
export const mail: Bench = {
  name: 'mail',
  title: `${MAILS.toLocaleString('en')} mails through the queue`,
  async run(place, opened) {
    const runs = [
      { servers: 1, failsEvery: 0 },
      { servers: 1, failsEvery: failing },
      { servers: 2, failsEvery: failing },
    ];
    const measured = await measureMail(place, opened, { mails: MAILS, runs });
    return table(
      ['', 'handed over', 'arrived', 'twice', 'time', 'rate'],
      measured.map(({ servers, failsEvery, offered, arrived, doubled, seconds }) => [
        `${servers} ${servers === 1 ? 'server' : 'servers'}, ${failsEvery === 0 ? 'no failure' : 'every third fails'}`,
        ...[offered, arrived, doubled].map(String),
        `${seconds.toFixed(1)} s`,
        `${(MAILS / seconds).toFixed(0)} /s`,
      ]),
    );
  },
};

interface Extent {
  readonly mails: number;
  /** The mail server rejects each n-th mail; none if 0. */
  readonly runs: readonly { readonly servers: number; readonly failsEvery: number }[];
}

export async function measureMail(place: Place, opened: (() => Promise<unknown>)[], { mails, runs }: Extent) {
  const env = { DEMO: '0', LOG_LEVEL: 'error', MESSAGE_RETRY_SECONDS: retries };
  const { create, start } = await openDatabases(place, opened, env);

  const measured = [];
  for (const { servers, failsEvery } of runs) {
    const name = `mail_${servers}_${failsEvery}`;
    const database = await create(name);
    const receiver = await startReceiver(failsEvery, opened);
    // The servers create the tables; mails and jobs are inserted directly.
    for (let server = 0; server < servers; server += 1) {
      await start(`${name}_${server}`, database, { SMTP_URL: receiver.url });
    }
    const seconds = await deliver(database, mails);
    const { arrived, offered } = receiver;
    if (new Set(arrived).size !== mails || arrived.length !== mails) {
      throw new Error(`${new Set(arrived).size} of ${mails} mails arrived, ${arrived.length} times`);
    }
    const unique = new Set(arrived).size;
    const doubled = arrived.length - unique;
    measured.push({ servers, failsEvery, offered: offered(), arrived: unique, doubled, seconds });
  }
  return measured;
}

/** One second between retries, with enough of them for bad luck. */
const retries = Array.from({ length: 19 }, () => 1).join(',');

/** Fakes a mail server that records what it accepts, and rejects every n-th mail with 451. */
async function startReceiver(failsEvery: number, opened: (() => Promise<unknown>)[]) {
  const arrived: string[] = [];
  let count = 0;
  const url = await startMailServer(opened, (recipients) => {
    count += 1;
    if (failsEvery > 0 && count % failsEvery === 0) return 451;
    arrived.push(...recipients);
    return undefined;
  });
  return { url, arrived, offered: () => count };
}

const pour = `
  insert into messages (id, template, channel, recipient, subject, text, html, created_at)
  select gen_random_uuid(), 'password-changed', 'MAIL', 'cliente' || n || '@example.it', 'Prova',
         repeat('Una riga di testo. ', 20), repeat('<p>Una riga di testo.</p>', 60), now()
  from generate_series(1, $1::int) n
  returning id`;

/** Inserts the mails with their jobs into the outbox, like the use cases do, and waits until all are sent. */
async function deliver(url: string, mails: number): Promise<number> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const boss = new PgBoss({ db: { executeSql: (text, values) => client.query(text, values) }, supervise: false });
    const start = performance.now();
    await client.query('begin');
    const { rows: poured } = await client.query<{ id: string }>(pour, [mails]);
    const jobs = poured.map(({ id }) => ({ singletonKey: id, data: { messageId: id } }));
    await boss.insert('deliver-message', jobs);
    await client.query('commit');
    for (;;) {
      const { rows } = await client.query<{ left: number }>(
        `select count(*)::int as left from messages where status <> 'SENT'`,
      );
      if (rows[0]?.left === 0) return (performance.now() - start) / 1000;
      await wait(20);
    }
  } finally {
    await client.end();
  }
}
