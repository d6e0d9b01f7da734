import { setTimeout as wait } from 'node:timers/promises';
import type { Bench } from '../lib/bench.ts';
import { repeat, type Asked, type Received } from '../lib/attack/asking.ts';
import { startCrowd } from '../lib/attack/spawn.ts';
import type { Place } from '../lib/place.ts';
import { startServer } from '../lib/server.ts';
import { signInToWrite } from '../lib/sign-in.ts';
import { median, quantile } from '../lib/statistics.ts';
import { against, table } from '../lib/table.ts';

const aims = { p50: 1.5, p99: 2 };
const attackers = 30;
const honest = ['luce', 'dual', 'gas'];
const crowdOf = ['stg', 'placet', 'misto', 'vas', 'fibra'];

interface Length {
  readonly rounds: number;
  readonly phaseMs: number;
  /** Passes before an attack is measured. */
  readonly warmMs: number;
  readonly mixedMs: number;
  readonly mixedClients: number;
}

const long: Length = { rounds: 3, phaseMs: 2500, warmMs: 700, mixedMs: 15_000, mixedClients: 200 };

const read = (path: string, token: string): Asked => ({
  name: path.replace(/\?.*/, ''),
  path,
  headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'br' },
});

const json = { 'content-type': 'application/json' };
const password = (text: string) => Buffer.from(text).toString('base64');

/** Everything that a customer's first page asks for. */
const page = [
  '/api/clienti/v1/recuperaDatiProfilo',
  '/api/contratti/v1/recuperoLista',
  '/api/sportello/v1/autoletture',
  '/api/sportello/v1/notifiche',
];

interface Times {
  readonly p50: number;
  readonly p99: number;
}

export interface Measured {
  readonly name: string;
  readonly quiet: Times;
  readonly beside: Times;
  readonly ratio: Times;
  readonly attackers: Record<string, number>;
}

export interface Mixed {
  readonly seconds: number;
  readonly received: Received;
}

export async function measureAttacks(
  place: Place,
  opened: (() => Promise<unknown>)[],
  { rounds, phaseMs, warmMs, mixedMs, mixedClients }: Length,
  only: readonly string[] = [],
): Promise<{ attacks: Measured[]; mixed: Mixed }> {
  const { origin } = await startServer({
    script: 'apps/server/src/main.ts',
    env: { DATA_DIR: place.dataDir, DEMO: '1', LOG_LEVEL: 'info' },
    readyAt: '/api/health/ready',
    log: place.log('server'),
    opened,
  });
  const still = await startServer({
    script: 'bench/lib/attack/still.ts',
    env: {},
    readyAt: '/ready',
    log: place.log('still'),
    opened,
  });
  const { token, antiForgery } = await signInToWrite(origin, 'amministratore');
  const tokens: string[] = [];
  for (const username of honest) tokens.push((await signInToWrite(origin, username)).token);
  const post = (name: string, path: string, body: string, headers = {}): Asked => ({
    name,
    method: 'POST',
    path,
    headers: { ...json, ...antiForgery, ...headers },
    body,
  });
  const attacks: readonly (readonly [string, string, readonly Asked[]])[] = [
    ['clients alone (control)', still.origin, [{ name: 'still', path: '/' }]],
    ['own readings of 400 supplies', origin, [read('/api/sportello/v1/autoletture', token)]],
    ['the list of 400 supplies', origin, [read('/api/contratti/v1/recuperoLista', token)]],
    ['a page of 400 supplies', origin, page.map((path) => read(path, token))],
    ['the profile', origin, [read(page[0] ?? '', token)]],
    [
      'wrong passwords',
      origin,
      [post('login', '/api/ping/clienti/v1/login', JSON.stringify({ username: 'nobody-#', password: password('no') }))],
    ],
    ['invented tokens', origin, [read(page[0] ?? '', 'sat_no')]],
    [
      'pages and files',
      origin,
      [
        { name: 'page', path: '/' },
        { name: 'config', path: '/config.json' },
      ],
    ],
    ['paths that do not exist', origin, [{ name: '404', path: '/api/nothing/here' }]],
    [
      'bodies that are too big',
      origin,
      [post('body', '/api/ping/clienti/v1/login', JSON.stringify({ username: 'x'.repeat(20_000), password: 'x' }))],
    ],
  ];
  const asked = tokens.map((each) => page.map((path) => read(path, each)));
  const during = async (work: () => Promise<void>): Promise<Times> => {
    const all = asked.map((list) => repeat(origin, list, 1));
    await work();
    // On a busy machine a short run may have had no answer yet.
    await Promise.all(all.map((each) => each.begun));
    const received = await Promise.all(all.map((each) => each.stop()));
    const wrong = received.flatMap(({ statuses }) => Object.keys(statuses)).find((status) => status !== '200');
    if (wrong !== undefined) throw new Error(`an honest customer got ${wrong}`);
    const times = received.flatMap((each) => Object.values(each.times).flat());
    return { p50: median(times), p99: quantile(times, 0.99) };
  };
  await during(() => wait(phaseMs));

  const more: string[] = [];
  for (const username of crowdOf) more.push((await signInToWrite(origin, username)).token);
  const everybody = [...tokens, ...more, token].flatMap((each) => page.map((path) => read(path, each)));
  // Each ends the oldest of an account's sessions, so the account is of nobody else.
  const signingIn = JSON.stringify({ username: 'full', password: password('Sportello-2026') });
  const mix = [
    ...everybody,
    post('login', '/api/ping/clienti/v1/login', signingIn),
    { name: 'config', path: '/config.json' },
  ];
  const everybodysCrowd = await startCrowd({ origin, asked: mix, connections: mixedClients }, opened);
  const start = performance.now();
  await wait(mixedMs);
  const received = await everybodysCrowd.stop();
  const mixed = { seconds: (performance.now() - start) / 1000, received };

  const measured: Measured[] = [];
  for (const [name, to, list] of attacks.filter((_, index) => only.length === 0 || only.includes(String(index)))) {
    const quiet: Times[] = [];
    const beside: Times[] = [];
    const statuses: Record<string, number> = {};
    for (let round = 0; round < rounds; round += 1) {
      quiet.push(await during(() => wait(phaseMs)));
      const crowd = await startCrowd({ origin: to, asked: list, connections: attackers }, opened);
      await wait(warmMs);
      beside.push(await during(() => wait(phaseMs)));
      for (const [status, count] of Object.entries((await crowd.stop()).statuses))
        statuses[status] = (statuses[status] ?? 0) + count;
    }
    const of = (part: 'p50' | 'p99') => median(beside.map((each, round) => each[part] / (quiet[round]?.[part] ?? 0)));
    const middle = (all: readonly Times[]) => ({
      p50: median(all.map(({ p50 }) => p50)),
      p99: median(all.map(({ p99 }) => p99)),
    });
    measured.push({
      name,
      quiet: middle(quiet),
      beside: middle(beside),
      ratio: { p50: of('p50'), p99: of('p99') },
      attackers: statuses,
    });
  }

  return { attacks: measured, mixed };
}

/** Measures how much one attacker slows honest customers down, and how the server serves a crowd of 200. */
export const attack: Bench = {
  name: 'attack',
  title: `One attacker with ${attackers} connections against ${honest.length} customers, and a crowd`,
  async run(place, opened, args) {
    const only = args.map((each) => each.replace(/^--/, ''));
    const { attacks, mixed } = await measureAttacks(place, opened, long, only);
    const ms = (value: number) => `${value.toFixed(1)} ms`;
    const rows = attacks.map(({ name, quiet, beside, ratio, attackers: statuses }) => [
      name,
      ms(quiet.p50),
      ms(beside.p50),
      against(ratio.p50, { atMost: aims.p50 }),
      ms(quiet.p99),
      ms(beside.p99),
      against(ratio.p99, { atMost: aims.p99 }),
      Object.entries(statuses)
        .map(([status, count]) => `${status} × ${count}`)
        .join(', '),
    ]);
    const kinds = Object.entries(mixed.received.times).map(([name, times]) => [
      name,
      String(times.length),
      ms(median(times)),
      ms(quantile(times, 0.99)),
    ]);
    const all = Object.values(mixed.received.times).flat();
    kinds.push(['all', `${(all.length / mixed.seconds).toFixed(0)} /s`, ms(median(all)), ms(quantile(all, 0.99))]);
    return `${table(['attack', 'p50 quiet', 'p50 beside', 'ratio', 'p99 quiet', 'p99 beside', 'ratio', 'attacker'], rows)}

${table(['mixed load of 200', 'answers', 'p50', 'p99'], kinds)}

${JSON.stringify(mixed.received.statuses)}`;
  },
};
