import type { Bench } from '../lib/bench.ts';
import { openDatabases } from '../lib/databases.ts';
import { billsEach, fillBills } from '../lib/fill/bills.ts';
import { measureInTurn } from '../lib/in-turn.ts';
import { Client, type Target } from '../lib/load.ts';
import type { Place } from '../lib/place.ts';
import { signIn } from '../lib/sign-in.ts';
import { against, table } from '../lib/table.ts';

const atOnce = 2;

const archive = (customer: string) =>
  `/api/verifiche/v1/recuperoListaBollette/${customer}?inizioPeriodo=2016-01-01&finePeriodo=2026-12-31&numElemPagina=40&numPagina=1`;

const customerOf = (username: string) => `B${username.replace('bench-', '').padStart(9, '0')}`;

/**
 * Measures if the first page of an archive with its totals slows down with the customer's bills and with those of
 * others. Both sides are called alternately, so that disturbances of the machine affect both.
 */
export const bills: Bench = {
  name: 'bills',
  title: 'p99 of the first page of an archive of bills',
  longestMinutes: 45,
  async run(place, opened) {
    // Creating ten million takes some minutes; BENCH_BILLS sets fewer for a trial.
    const large = Number(process.env['BENCH_BILLS'] ?? 10_000_000);
    const extent = { small: 10_000, large, many: 4_000, rounds: 9, requests: 200, customers: 20 };
    const measured = await measureBills(place, opened, extent);
    return table(
      ['archive', 'p50 of the one', 'of the other', 'p99 of the one', 'of the other', 'p99 ratio'],
      measured.map(({ name, p50, p99, ratio }) => [
        name,
        ...p50.map(ms),
        ...p99.map(ms),
        against(ratio, { atMost: 1.3 }),
      ]),
    );
  },
};

interface Extent {
  /** Bills of each of two providers. */
  readonly small: number;
  readonly large: number;
  /** Bills of one customer of the small provider. */
  readonly many: number;
  readonly rounds: number;
  readonly requests: number;
  readonly customers: number;
}

export async function measureBills(
  place: Place,
  opened: (() => Promise<unknown>)[],
  { small, large, many, rounds, requests, customers }: Extent,
) {
  const { admin, create, start } = await openDatabases(place, opened);

  const sides: { origin: string; usernames: string[] }[] = [];
  for (const size of [small, large]) {
    const name = `bills_${size}`;
    const url = await create(name);
    const { origin } = await start(name, url);
    const began = performance.now();
    const filled = await fillBills(url, size, size === small ? many : billsEach);
    console.log(`${size.toLocaleString('en')} bills made in ${((performance.now() - began) / 1000).toFixed(0)} s`);
    const usernames = filled.usernames(customers).map((each, index) => (index === 0 ? 'bench-2' : each));
    sides.push({ origin, usernames });
  }
  await admin.query('checkpoint');

  const client = new Client(atOnce);
  opened.push(async () => client.close());
  const measured = [];
  const [least] = sides;
  for (const { name, asked } of [
    {
      name: `${billsEach} and ${many.toLocaleString('en')} bills of one customer`,
      asked: ['bench-2', 'bench-1'].map((username) => ({ origin: least?.origin ?? '', usernames: [username] })),
    },
    { name: `${small.toLocaleString('en')} and ${large.toLocaleString('en')} bills of all`, asked: sides },
  ]) {
    // Signs in just before, since a session is short.
    const targets: Target[][] = [];
    for (const { origin, usernames } of asked) targets.push(await targetsOf(origin, usernames));
    measured.push({ name, ...(await measureInTurn(client, targets, { requests, rounds, atOnce })) });
  }
  return measured;
}

const ms = (value: number) => `${value.toFixed(2)} ms`;

async function targetsOf(origin: string, usernames: readonly string[]): Promise<Target[]> {
  const targets: Target[] = [];
  for (const username of usernames) {
    targets.push({ url: origin + archive(customerOf(username)), token: await signIn(origin, username) });
  }
  return targets;
}
