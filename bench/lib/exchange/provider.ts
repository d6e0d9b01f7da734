import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { openDatabases } from '../databases.ts';
import type { Place } from '../place.ts';
import { NODE_COMPILE_CACHE, type Server } from '../server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A database with the demo provider, and an API key of the provider's systems. */
export interface Exchange {
  readonly admin: pg.Client;
  readonly key: string;
  start(): Promise<Server>;
}

/** Opens a database whose servers can be killed. */
export async function openExchange(place: Place, opened: (() => Promise<unknown>)[]): Promise<Exchange> {
  const { create, start } = await openDatabases(place, opened, { DEMO: '1', LOG_LEVEL: 'error' });
  const url = await create('exchange');
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  opened.push(() => admin.end());
  let count = 0;
  return { admin, key: await keyFor(url), start: () => start(`server-${(count += 1)}`, url) };
}

async function keyFor(url: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['apps/server/src/commands/integration/keys.ts', 'add', 'bench', '--may', 'export,import:outcomes'],
    { cwd: root, env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE, DATABASE_URL: url } },
  );
  const key = /spk_[\w-]+/.exec(stdout)?.[0];
  if (key === undefined) throw new Error(`There is no key: ${stdout}`);
  return key;
}

/** Has a customer answer `count` quotes, each a change that awaits its outcome; returns their ids in order. */
export async function answerQuotes(admin: pg.Client, name: string, count: number): Promise<string[]> {
  const { rows } = await admin.query<{ id: string }>(
    `with who as (select customer_code as code from accounts where username = 'full'),
     told as (insert into events (at, kind, customer_code, actor_name, "right", data)
       select now(), 'QUOTE_DECLINED', who.code, 'full', 'SELF', jsonb_build_object('quoteId', $1 || '-' || n)
       from who, generate_series(1, $2::int) n returning id, customer_code, data),
     changes as (insert into customer_changes (event_id, subject, matter, customer_code, sent_at)
       select id, data ->> 'quoteId', 'PREVENTIVO', customer_code, now() from told)
     select id from told order by id`,
    [name, count],
  );
  return rows.map(({ id }) => id);
}

export const outcome = (id: string, says: object) => JSON.stringify({ id, ...says });

/** Sends outcomes, and returns the complete response. */
export async function sendOutcomes(
  { origin }: Pick<Server, 'origin'>,
  { key, once, lines }: { readonly key: string; readonly once: string; readonly lines: readonly string[] },
): Promise<{ readonly status: number; readonly text: string }> {
  const answer = await fetch(`${origin}/api/provider/v1/outcomes`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/x-ndjson', 'idempotency-key': once },
    body: lines.join('\n'),
    signal: AbortSignal.timeout(60_000),
  });
  return { status: answer.status, text: await answer.text() };
}
