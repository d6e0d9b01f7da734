import { setTimeout as wait } from 'node:timers/promises';
import type { Place } from '../place.ts';
import type { Server } from '../server.ts';
import { median } from '../statistics.ts';
import { answerQuotes, openExchange, outcome, sendOutcomes, type Exchange } from './provider.ts';

export interface Killed {
  readonly rounds: number;
  /** Number of kills before the write, between the write and the answer, and after the answer. */
  readonly before: number;
  readonly between: number;
  readonly after: number;
  /** Outcomes missing in the end, and those with more than one notification. */
  readonly lost: number;
  readonly doubled: number;
  /** Answers to the second attempt that differ from the first. */
  readonly otherwise: readonly string[];
}

const each = 5;

const refused = { esito: 'RIFIUTATA', motivo: 'PROVA', testo: 'È una prova.' };
const good = `{"rows":${each},"added":0,"changed":${each},"unchanged":0,"refused":0,"written":true}\n`;

/**
 * Sends outcomes and kills the server (SIGKILL) between the request and its answer, every other time as soon as they
 * are written, then sends the same to the next server, as the provider's systems must.
 */
export async function killRounds(place: Place, rounds: number, opened: (() => Promise<unknown>)[]): Promise<Killed> {
  const exchange = await openExchange(place, opened);
  const longestMs = await usualMs(exchange, await exchange.start());
  const tally = { before: 0, between: 0, after: 0 };
  const otherwise: string[] = [];
  let next = exchange.start();
  for (let round = 0; round < rounds; round += 1) {
    const server = await next;
    // The next server starts in parallel: its start is most of a round.
    next = exchange.start();
    next.catch(() => undefined);
    const ids = await answerQuotes(exchange.admin, `round-${round}`, each);
    const sent = { key: exchange.key, once: `round-${round}`, lines: ids.map((id) => outcome(id, refused)) };
    let answered: string | undefined;
    const asking = sendOutcomes(server, sent).then(
      ({ text }) => (answered = text),
      () => undefined,
    );
    // Alternates: at times spread evenly over a little more than an answer takes, or right after the write.
    if (round % 2 === 0) await wait(((round * 0.618_034) % 1) * longestMs);
    else await untilWritten(exchange, ids, 10 * longestMs);
    await server.kill();
    await asking;
    tally[answered === undefined ? ((await isThere(exchange, ids)) ? 'between' : 'before') : 'after'] += 1;
    const again = await sendOutcomes(await next, sent);
    for (const text of [answered, again.text]) {
      if (text !== undefined && text !== good) otherwise.push(`round ${round}: ${text.trim()}`);
    }
  }
  await next;
  return { rounds, ...tally, ...(await account(exchange, rounds)), otherwise };
}

/** One and a half times the usual answer time; the server is not needed afterwards. */
async function usualMs(exchange: Exchange, server: Server): Promise<number> {
  const took: number[] = [];
  for (let count = 0; count < 10; count += 1) {
    const ids = await answerQuotes(exchange.admin, `warm-${count}`, each);
    const start = performance.now();
    const lines = ids.map((id) => outcome(id, refused));
    await sendOutcomes(server, { key: exchange.key, once: `warm-${count}`, lines });
    took.push(performance.now() - start);
  }
  await server.kill();
  // The first request to a server is slower.
  return Math.max(took[0] ?? 0, 1.5 * median(took));
}

/** Polls without a pause until the outcomes are written: the server is then about to answer. */
async function untilWritten(exchange: Exchange, ids: readonly string[], longestMs: number): Promise<void> {
  const end = performance.now() + longestMs;
  while (performance.now() < end) if (await isWritten(exchange, ids)) return;
}

/** The killed server's transaction may still be ending. */
async function isThere(exchange: Exchange, ids: readonly string[]): Promise<boolean> {
  await wait(50);
  return isWritten(exchange, ids);
}

async function isWritten({ admin }: Exchange, ids: readonly string[]): Promise<boolean> {
  const { rowCount } = await admin.query(
    `select from customer_changes where event_id = any ($1::bigint[]) and state = 'RIFIUTATA'`,
    [ids],
  );
  return rowCount === ids.length;
}

async function account({ admin }: Exchange, rounds: number): Promise<Pick<Killed, 'lost' | 'doubled'>> {
  const { rows } = await admin.query<{ lost: number; doubled: number }>(
    `select count(*) filter (where c.state <> 'RIFIUTATA' or told.times = 0)::int as lost,
        count(*) filter (where told.times > 1 or letters.times > 1)::int as doubled
     from customer_changes c
     cross join lateral (select count(*)::int as times from events e
       where e.kind = 'CHANGE_MOVED' and e.customer_code = c.customer_code and e.data ->> 'change' = c.event_id::text) told
     cross join lateral (select coalesce(max(n), 0) as times from (select count(*) as n from messages m join events e
       on e.id = m.event_id where e.kind = 'CHANGE_MOVED' and e.customer_code = c.customer_code
         and e.data ->> 'change' = c.event_id::text group by m.channel) by_channel) letters
     where c.subject like 'round-%'`,
  );
  const { rowCount: runs } = await admin.query(`select from provider_requests where idempotency_key like 'round-%'`);
  const { rowCount: kept } = await admin.query(`select from import_runs where by = 'bench' and not is_written`);
  if (runs !== rounds || kept !== 0) throw new Error(`${runs} answers were kept of ${rounds}, ${kept} of nothing.`);
  return rows[0] ?? { lost: 0, doubled: 0 };
}
