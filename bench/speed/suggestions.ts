import pg from 'pg';
import type { Bench } from '../lib/bench.ts';
import { Client, load, type Target } from '../lib/load.ts';
import type { Place } from '../lib/place.ts';
import { startServer } from '../lib/server.ts';
import { signIn } from '../lib/sign-in.ts';
import { median, quantile } from '../lib/statistics.ts';
import { fillStreets, type FilledTown } from '../lib/streets.ts';
import { against, table } from '../lib/table.ts';

const STREETS = 500_000;
const atOnce = 2;

/** Typical partial inputs for a town and a street, with typos. */
const towns = ['ro', 'rom', 'mila', 'torino', 'san gio', 'monte', 's. mar', 'milnao', 'bolzzano', 'reggio emila'];
const streets = ['vi', 'via', 'via g', 'via giu', 'garib', 'via martiri', 'piazza san', 'v.le papa', 'via guiseppe 12'];

/**
 * Measures a suggestion with all Italian towns and half a million streets, alternating with the call that reads one
 * customer by primary key.
 */
export const suggestions: Bench = {
  name: 'suggestions',
  title: `Suggestions among 7,896 towns and ${STREETS.toLocaleString('en')} streets: p95 / p95 of a primary-key read`,
  async run(place, opened) {
    const extent = { streets: STREETS, rounds: 7, requests: 200 };
    const { measured, filled } = await measureSuggestions(place, opened, extent);
    const rows = measured.map(({ name, own, other, ratio }) => [
      name,
      ms(own),
      ms(other),
      against(ratio, { atMost: 5 }),
    ]);
    const source = filled.isReal ? 'the national register' : 'made up';
    return `${table(['suggestion', 'p95', 'p95 of the read', 'ratio'], rows)}\n\ntowns: ${source}; streets: ${filled.count.toLocaleString('en')}, made up`;
  },
};

interface Extent {
  /** Each town has twenty at least. */
  readonly streets: number;
  /** All of Italy's by default. */
  readonly towns?: number;
  readonly rounds: number;
  readonly requests: number;
}

export async function measureSuggestions(place: Place, opened: (() => Promise<unknown>)[], extent: Extent) {
  const { origin } = await startServer({
    script: 'apps/server/src/main.ts',
    env: { DATA_DIR: place.dataDir, DEMO: '1', LOG_LEVEL: 'info' },
    readyAt: '/api/health/ready',
    log: place.log('sportello'),
    opened,
  });
  const filled = await fillStreets(place.database('sportello'), extent);
  const token = await signIn(origin, 'full');
  const client = new Client(atOnce);
  opened.push(async () => client.close());

  const read: Target = { url: `${origin}/api/clienti/v1/recuperaDatiProfilo`, token };
  const suggest = (call: string, query: Record<string, string>): Target => ({
    url: `${origin}/api/suggets/${call}?${new URLSearchParams(query)}`,
    token,
  });
  const [city, village] = await biggestAndOthers(place.database('sportello'));
  const ofTown = (town: string) => streets.map((pTxt) => suggest('GetStreetDirect', { pTxt, tKey: town }));
  const measured = [];
  for (const [name, targets] of [
    [`towns (${count(filled.towns)})`, towns.map((pTxt) => suggest('GetTownDirect', { pTxt }))],
    [`streets of the biggest city (${city?.streets})`, ofTown(city?.code ?? '')],
    [`streets of a village (${village?.streets})`, ofTown(village?.code ?? '')],
  ] as const) {
    measured.push({ name, ...(await measure(client, [targets, read], extent)) });
  }
  return { measured, filled };
}

const ms = (value: number) => `${value.toFixed(2)} ms`;
const count = (all: readonly FilledTown[]) => all.length.toLocaleString('en');

async function biggestAndOthers(url: string): Promise<{ code: string; streets: number }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ code: string; streets: number }>(
      `select istat_code as code, count(*)::int as streets from streets group by 1 order by 2 desc, 1`,
    );
    return [rows[0], rows[Math.floor(rows.length / 2)]].filter((row) => row !== undefined);
  } finally {
    await client.end();
  }
}

/** Alternates each suggestion with a read, so that disturbances affect both. */
async function measure(
  client: Client,
  [targets, read]: readonly [readonly Target[], Target],
  { rounds, requests }: Extent,
) {
  const inTurn = targets.flatMap((target) => [target, read]);
  await load(client, inTurn, { requests: requests * 3, atOnce });
  const measured: { own: number; other: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const times = await load(client, inTurn, { requests: requests * 2, atOnce });
    const side = (rest: number) => quantile(times.filter((_, index) => index % 2 === rest).flat(), 0.95);
    measured.push({ own: side(0), other: side(1) });
  }
  return {
    own: median(measured.map(({ own }) => own)),
    other: median(measured.map(({ other }) => other)),
    ratio: median(measured.map(({ own, other }) => own / other)),
  };
}
