import { setTimeout as wait } from 'node:timers/promises';
import type { Bench } from '../lib/bench.ts';
import { startAsking, type Answers } from '../lib/crowd-asking.ts';
import type { Place } from '../lib/place.ts';
import { startServer } from '../lib/server.ts';
import { signIn } from '../lib/sign-in.ts';
import { median } from '../lib/statistics.ts';
import { against, table } from '../lib/table.ts';

const profile = '/api/clienti/v1/recuperaDatiProfilo';
const others = ['luce', 'gas', 'dual', 'stg', 'placet', 'misto', 'vas', 'fibra'];

/**
 * Measures if others are served while one customer sends every request at once, and while requests exceed the limit
 * three times: each round compares a phase without and one with load.
 */
export const crowd: Bench = {
  name: 'crowd',
  title: 'One customer against the others, and a crowd against the server',
  async run(place, opened) {
    // The server's own limit, and long enough for a busy machine to answer many times.
    const places = 100;
    const extent = { rounds: 3, roundMs: 2500, crowdMs: 6000, connections: 20, places };
    const { greedy, crowds } = await measureCrowd(place, opened, extent);
    const one = greedy.map(({ name, quiet, busy, ratio, answers }) => [
      name,
      `${quiet.toFixed(1)} ms`,
      `${busy.toFixed(1)} ms`,
      ratio.toFixed(1),
      `${answers.toFixed(1)} /s`,
    ]);
    const all = [
      [`${places} clients`, `${crowds.capacity.toFixed(0)} /s`, '', `${crowds.calm.toFixed(0)} ms`],
      [
        `${3 * places} clients`,
        `${crowds.goodput.toFixed(0)} /s`,
        against(crowds.ratio, { atLeast: 0.7 }),
        `${crowds.rush.toFixed(0)} ms`,
      ],
    ];
    return [
      table(['20 connections of one ask for', "others' p50, quiet", 'then', 'ratio', 'their answers'], one),
      table(['who ask again at once', 'good answers', 'ratio', 'health, slowest'], all),
    ].join('\n\n');
  },
};

interface Extent {
  readonly rounds: number;
  readonly roundMs: number;
  readonly crowdMs: number;
  /** Connections of the one who asks for much. */
  readonly connections: number;
  /** The server's limit of concurrent requests (`REQUESTS_AT_ONCE`). */
  readonly places: number;
}

export async function measureCrowd(
  place: Place,
  opened: (() => Promise<unknown>)[],
  { rounds, roundMs, crowdMs, places, connections }: Extent,
) {
  const { origin } = await startServer({
    script: 'apps/server/src/main.ts',
    env: { DATA_DIR: place.dataDir, DEMO: '1', LOG_LEVEL: 'info', REQUESTS_AT_ONCE: String(places) },
    readyAt: '/api/health/ready',
    log: place.log('server'),
    opened,
  });
  const token = await signIn(origin, 'amministratore');
  const tokens: string[] = [];
  for (const username of others) tokens.push(await signIn(origin, username));
  const ask = (path: string, clients: number, who?: readonly string[]) => startAsking(origin + path, clients, who);
  const askAll = (clients: number) => ask(profile, clients, tokens);
  // Warms up compiled code and the tables' cached pages.
  await during(askAll(4), roundMs);

  const measured = [];
  for (const [name, path] of [
    ['personal data', '/api/sportello/v1/dati-personali'],
    ['400 contracts', '/api/contratti/v1/recuperoLista'],
    ['zips of 20 documents', await zipOf(origin, token)],
  ] as const) {
    const [quiet, busy, dear]: number[][] = [[], [], []];
    for (let round = 0; round < rounds; round += 1) {
      quiet?.push(median((await during(askAll(2), roundMs)).good));
      const greedy = ask(path, connections, [token]);
      const began = performance.now();
      await wait(500);
      busy?.push(median((await during(askAll(2), roundMs)).good));
      await firstAfter(greedy.answers, 0);
      const seconds = (performance.now() - began) / 1000;
      dear?.push(sound(await greedy.stop()).good.length / seconds);
    }
    const ratio = median(busy?.map((ms, round) => ms / (quiet?.[round] ?? 0)) ?? []);
    measured.push({
      name,
      quiet: median(quiet ?? []),
      busy: median(busy ?? []),
      ratio,
      answers: median(dear ?? []),
    });
  }

  const [capacity, goodput, calm, rush]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let round = 0; round < rounds; round += 1) {
    for (const [clients, served, health] of [
      [places, capacity, calm],
      [3 * places, goodput, rush],
    ] as const) {
      const all = askAll(clients);
      await wait(crowdMs / 4);
      const before = all.answers.good.length;
      const began = performance.now();
      const seen = await during(ask('/api/health/live', 1), crowdMs);
      await firstAfter(all.answers, before);
      served.push(((all.answers.good.length - before) * 1000) / (performance.now() - began));
      health.push(Math.max(...sound(seen).good));
      sound(await all.stop());
    }
  }
  return {
    greedy: measured,
    crowds: {
      capacity: median(capacity),
      goodput: median(goodput),
      ratio: median(goodput.map((each, round) => each / (capacity[round] ?? 0))),
      calm: median(calm),
      rush: median(rush),
    },
  };
}

async function during(asking: ReturnType<typeof startAsking>, ms: number): Promise<Answers> {
  await wait(ms);
  await firstAfter(asking.answers, 0);
  return sound(await asking.stop());
}

/** Waits until there are more good answers than so many: on a busy machine a short run may have had none. */
async function firstAfter({ good, wrong }: Answers, before: number): Promise<void> {
  while (good.length <= before && wrong.length === 0) await wait(50);
}

/** Only success and 503 are acceptable. */
function sound(answers: Answers): Answers {
  if (answers.wrong.length > 0) throw new Error(`${answers.wrong.length} wrong answers, such as ${answers.wrong[0]}`);
  return answers;
}

async function zipOf(origin: string, token: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${origin}/api/sportello/v1/dati-personali`, { headers });
  const { documenti } = (await answer.json()) as { documenti: { docnumber: string }[] };
  const numbers = documenti.slice(0, 20).map(({ docnumber }) => docnumber);
  return `/api/sportello/v1/documenti.zip?documenti=${numbers.join(',')}`;
}
