import { demoPassword } from '@sportello/demo';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startPgBouncer, withoutPgBouncer } from '../../../../tools/lib/pgbouncer.ts';
import { checkPooler } from '../../src/commands/doctor/pooler.ts';
import { sharesProcesses } from '../../src/db/pooler.ts';
import { base64 } from '../support/app.ts';
import { createEmptyDatabase } from '../support/database.ts';
import { startServer } from '../support/server-process.ts';

async function newDatabase(): Promise<string> {
  const database = await createEmptyDatabase();
  onTestFinished(() => database.drop());
  return database.url;
}

async function newPooler(direct: string): Promise<string> {
  const { url, stop } = await startPgBouncer(direct);
  onTestFinished(stop);
  return url;
}

interface SignedIn {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
}

async function signIn(url: string): Promise<SignedIn> {
  const config = await fetch(`${url}/config.json`);
  const cookie = /XSRF-TOKEN=[^;]*/.exec(config.headers.getSetCookie().join('\n'))?.[0] ?? '';
  const headers = {
    cookie,
    'x-xsrf-token': decodeURIComponent(cookie.slice('XSRF-TOKEN='.length)),
    'content-type': 'application/json',
  };
  const body = JSON.stringify({ username: 'full', password: base64(demoPassword) });
  const answer = await fetch(`${url}/api/ping/clienti/v1/login`, { method: 'POST', headers, body });
  const { access_token: token } = (await answer.json()) as { access_token: string };
  expect(answer.status).toBe(200);
  return { url, headers: { ...headers, authorization: `Bearer ${token}` } };
}

/** Sends a change once the stream of invalidation events is open; returns what came until it names the topic. */
async function eventsAfter({ url, headers }: SignedIn, change: () => Promise<Response>, topic: string) {
  const stop = new AbortController();
  const stream = await fetch(`${url}/api/sportello/v1/eventi`, { headers, signal: stop.signal });
  const decoder = new TextDecoder();
  let events = '';
  let sent: Promise<Response> | undefined;
  for await (const chunk of stream.body ?? []) {
    events += decoder.decode(chunk, { stream: true });
    sent ??= change();
    if (events.includes(topic)) break;
  }
  stop.abort();
  expect((await sent)?.status).toBe(200);
  return events;
}

it('finds no pooler where there is none', async () => {
  expect(await sharesProcesses(await newDatabase())).toBe(false);
});

console.log(withoutPgBouncer === undefined ? 'with PgBouncer' : `skipped: ${withoutPgBouncer}`);

describe.skipIf(withoutPgBouncer)('behind PgBouncer in transaction mode', () => {
  it('rejects a start without a way around it', { timeout: 60_000 }, async () => {
    const pooled = await newPooler(await newDatabase());
    const server = await startServer({ DATABASE_URL: pooled });
    expect(await server.exit).toBe(1);
    expect(server.errors()).toContain('DATABASE_DIRECT_URL: set it to PostgreSQL itself');
  });

  it('serves on two servers, each of which sees the changes of the other', { timeout: 120_000 }, async () => {
    const direct = await newDatabase();
    const settings = { DATABASE_URL: await newPooler(direct), DATABASE_DIRECT_URL: direct, DEMO: '1' };
    const servers = [await startServer(settings), await startServer(settings)] as const;
    await Promise.all(servers.map((server) => server.ready()));
    const [one, other] = [await signIn(servers[0].url), await signIn(servers[1].url)];
    const read = { method: 'POST', headers: one.headers, body: JSON.stringify({ fino: '999999999' }) };
    const change = () => fetch(`${one.url}/api/sportello/v1/notifiche/lettura`, read);
    expect(await eventsAfter(other, change, 'notifications')).toContain('notifications');
  });

  it('returns what the role lacks', async () => {
    const direct = await newDatabase();
    const config = {
      dataDir: '',
      databasePool: 1,
      databaseUrl: await newPooler(direct),
      databaseDirectUrl: direct,
    };
    expect(await checkPooler(config)).toEqual([
      {
        about: 'pooler',
        state: 'wrong',
        text: expect.stringMatching(
          /alter role \w+ set statement_timeout = 10000; alter role \w+ set lock_timeout = 8000; alter/,
        ),
      },
    ]);
    expect(await checkPooler({ ...config, databaseDirectUrl: await newDatabase() })).toMatchObject([
      { text: 'DATABASE_URL and DATABASE_DIRECT_URL lead to two databases' },
    ]);
  });
});
