import assert from 'node:assert/strict';
import pg from 'pg';
import type { CallName } from '../bare/answers.ts';
import type { Bench } from '../lib/bench.ts';
import { Client, load, type Target } from '../lib/load.ts';
import type { Place } from '../lib/place.ts';
import { startServer, type Server } from '../lib/server.ts';
import { signIn } from '../lib/sign-in.ts';
import { logValues, statementsOf, type Statement } from '../lib/statements.ts';
import { median } from '../lib/statistics.ts';
import { against, table } from '../lib/table.ts';

const atOnce = 8;

interface Case {
  readonly name: string;
  readonly username: string;
  readonly answer: CallName;
  readonly path: string;
  /** Requests per round; ten times as many before the first, to warm up the compiler. */
  readonly requests: number;
}

const profile = { answer: 'profile', path: '/api/clienti/v1/recuperaDatiProfilo' } as const;
const contracts = { answer: 'contracts', path: '/api/contratti/v1/recuperoLista' } as const;

const cases: readonly Case[] = [
  { name: 'profile, full', username: 'full', ...profile, requests: 150 },
  { name: 'contracts, full', username: 'full', ...contracts, requests: 150 },
  { name: 'profile, amministratore', username: 'amministratore', ...profile, requests: 150 },
  { name: 'contracts, amministratore (400)', username: 'amministratore', ...contracts, requests: 30 },
];

interface Extent {
  readonly rounds: number;
  readonly share: number;
}

interface Measured {
  readonly name: string;
  readonly statements: number;
  /** Microseconds of CPU time per request. */
  readonly ours: number;
  readonly bare: number;
  readonly ratio: number;
}

/**
 * Measures the server's CPU time per request beyond its SQL, alternating with a bare node:http and pg server that
 * runs the same statements on the same database.
 */
export const overhead: Bench = {
  name: 'overhead',
  title: 'Processor time per request: bare node:http + pg / Sportello',
  async run(place, opened) {
    const measured = await measureOverhead(place, opened, { rounds: 7, share: 1 });
    return table(
      ['call, persona', 'statements', 'Sportello µs', 'bare µs', 'ratio'],
      measured.map(({ name, statements, ours, bare, ratio }) => [
        name,
        String(statements),
        ours.toFixed(0),
        bare.toFixed(0),
        against(ratio, { atLeast: 0.6 }),
      ]),
    );
  },
};

export async function measureOverhead(
  place: Place,
  opened: (() => Promise<unknown>)[],
  extent: Extent,
): Promise<Measured[]> {
  const env = { DATA_DIR: place.dataDir, DEMO: '1', LOG_LEVEL: 'info' };
  const ours = await startServer({
    script: 'apps/server/src/main.ts',
    env,
    readyAt: '/api/health/ready',
    log: place.log('sportello'),
    opened,
  });
  const client = new Client(atOnce);
  opened.push(async () => client.close());
  const admin = new pg.Client({ connectionString: place.database('sportello') });
  await admin.connect();
  opened.push(() => admin.end());

  await logValues(admin, 'sportello');
  const tokens = new Map<string, string>();
  for (const { username } of cases) tokens.set(username, tokens.get(username) ?? (await signIn(ours.origin, username)));
  const target = ({ username, path }: Case, server: Server, suffix = ''): Target => ({
    url: `${server.origin}${path}${suffix}`,
    token: tokens.get(username) ?? '',
  });

  const learnt: Record<string, { answer: CallName; statements: Statement[] }> = {};
  for (const each of cases) {
    const statements = await statementsOf(admin, place.postgresLog, {
      application: 'sportello',
      work: () => client.get(target(each, ours)),
    });
    assert(statements.length > 0, `${each.name}: PostgreSQL's log holds no statement of it`);
    learnt[`${each.path}?${each.username}`] = { answer: each.answer, statements };
  }
  const bare = await startServer({
    script: 'bench/bare/server.ts',
    env: { DATABASE_URL: place.database('sportello'), BARE_CALLS: JSON.stringify(learnt) },
    readyAt: '/ready',
    log: place.log('bare'),
    opened,
  });

  const measured = [];
  for (const each of cases) {
    const sides = [
      { server: ours, target: target(each, ours) },
      { server: bare, target: target(each, bare, `?${each.username}`) },
    ] as const;
    const statements = learnt[`${each.path}?${each.username}`]?.statements.length ?? 0;
    measured.push({ name: each.name, statements, ...(await measure(each, client, sides, extent)) });
  }
  return measured;
}

type Side = Readonly<{ server: Server; target: Target }>;

async function measure(each: Case, client: Client, [ours, bare]: readonly [Side, Side], { rounds, share }: Extent) {
  const { name } = each;
  const requests = Math.ceil(each.requests * share);
  const [one, other] = [await client.get(ours.target), await client.get(bare.target)];
  assert.deepEqual(JSON.parse(other.body), JSON.parse(one.body), `${name}: the bare server answers something else`);
  for (const { target } of [ours, bare]) await load(client, [target], { requests: requests * 10, atOnce });

  const perRequest = async ({ server, target }: Side) => {
    const before = await server.cpu();
    await load(client, [target], { requests, atOnce });
    return ((await server.cpu()) - before) / requests;
  };
  const measured = [];
  for (let round = 0; round < rounds; round += 1) {
    measured.push({ ours: await perRequest(ours), bare: await perRequest(bare) });
  }
  return {
    ours: median(measured.map((each) => each.ours)),
    bare: median(measured.map((each) => each.bare)),
    ratio: median(measured.map((each) => each.bare / each.ours)),
  };
}
