import { setTimeout as wait } from 'node:timers/promises';
import { openAddress } from '../../../tools/lib/address.ts';
import { promote, startPair, type Postgres } from '../../../tools/lib/replication.ts';
import type { Place } from '../place.ts';
import { startServer, type Server } from '../server.ts';
import { accountOf, goodAnswerAfter, type Account } from './account.ts';
import { LiveEvents } from './live-events.ts';
import { openSession } from './session.ts';
import { Writers } from './writers.ts';

export interface Failover {
  /** A killed primary closes its connections; one that vanishes leaves them open and answers nothing more. */
  readonly loss: 'killed' | 'vanished';
  /** The time that a cluster manager needs to notice. */
  readonly noticedAfterMs: number;
}

export interface FailoverOutcome extends Failover, Account {
  /** The time from the order to promote to the first good answer to a customer. */
  readonly goodAfterMs: number;
  /** The time from the order to promote to the last 503. */
  readonly last503AfterMs: number;
  readonly wrong: readonly string[];
}

/** All writers are calm again when none got 503 for so long. */
const calmMs = 3000;
const longestMs = 60_000;

/**
 * Loses the primary while eight customers write, promotes the synchronous standby, and switches the one address that
 * the server has to it. Throws if live events or jobs don't go on by themselves.
 */
export async function failOver(
  place: Place,
  { loss, noticedAfterMs }: Failover,
  opened: (() => Promise<unknown>)[],
): Promise<FailoverOutcome> {
  const { primary, standby, close } = await startPair({ isSynchronous: true });
  opened.push(close);
  const address = await openAddress(primary.port);
  opened.push(() => address.close());
  await primary.ask('create database sportello');
  const url = new URL(primary.url('sportello'));
  url.port = String(address.port);
  const server = await startServer({
    script: 'apps/server/src/main.ts',
    env: { DEMO: '1', LOG_LEVEL: 'warn', DATA_DIR: place.dataDir, DATABASE_URL: url.href },
    readyAt: '/api/health/ready',
    log: place.log(`server-${loss}`),
    opened,
  });
  const { headers } = await openSession(server.origin, 'full');
  const events = new LiveEvents(server.origin, headers);
  opened.push(async () => events.stop());
  await events.next('ciao', longestMs);

  const writers = new Writers(server.origin);
  await writers.signIn();
  const writing = writers.start();
  const { tally } = writing;
  await goodAnswerAfter(tally, performance.now() + 1000);
  if (loss === 'vanished') address.hold();
  else primary.kill();
  await wait(noticedAfterMs);
  // A switch that comes too early must be harmless: the standby is read-only until its promotion.
  address.switchTo(standby.port);
  await wait(200);
  const promotedAt = performance.now();
  await promote(standby);
  // Nobody reads from the old one any more, as fencing has it.
  if (loss === 'vanished') primary.kill();

  const goodAt = await goodAnswerAfter(tally, promotedAt);
  const from = Math.max(goodAt, tally.last503At);
  while (performance.now() < Math.max(from, tally.last503At) + calmMs) await wait(50);
  await writing.stop();
  await goesOn(server, standby, events, headers);
  if (server.hasEnded()) throw new Error(`The server has ended.\n${server.said()}`);
  if (events.connections !== 1) throw new Error(`The app had to connect ${events.connections} times for its events.`);
  const account = await accountOf(tally, (text) => standby.ask(text, 'sportello'));
  const goodAfterMs = goodAt - promotedAt;
  const last503AfterMs = Math.max(0, tally.last503At - promotedAt);
  return { loss, noticedAfterMs, ...account, goodAfterMs, last503AfterMs, wrong: tally.wrong };
}

/** Makes changes of which open apps are notified, and of which a job sends a message. */
async function goesOn(
  { origin }: Server,
  database: Postgres,
  events: LiveEvents,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const change = async (call: string, body: object) => {
    const answer = await fetch(`${origin}/api/sportello/v1/${call}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${call}: ${answer.status} ${await answer.text()}`);
    await answer.body?.cancel();
  };
  const notified = events.next('notifications', longestMs);
  await change('notifiche/lettura', { fino: '999999999' });
  await notified;
  const sent = async () => {
    const [row] = await database.ask<{ count: number }>(
      `select count(*)::int as count from messages where status = 'SENT'`,
      'sportello',
    );
    return row?.count ?? 0;
  };
  const before = await sent();
  const list = await fetch(`${origin}/api/sportello/v1/opposizioni`, { headers });
  const { opposizioni } = (await list.json()) as { opposizioni: { finalita: string; versioneInformativa: string }[] };
  const { finalita, versioneInformativa } = opposizioni[0] ?? {};
  await change('opposizioni', { finalita, versioneInformativa, opposto: true });
  for (const end = Date.now() + longestMs; Date.now() < end; await wait(50)) {
    if ((await sent()) > before) return;
  }
  throw new Error('No job sent the message of a change within a minute.');
}
