import type { Bench } from '../lib/bench.ts';
import { openDatabases } from '../lib/databases.ts';
import { fill } from '../lib/fill/contracts.ts';
import type { Place } from '../lib/place.ts';
import { Client, type Target } from '../lib/load.ts';
import { signIn } from '../lib/sign-in.ts';
import { measureInTurn } from '../lib/in-turn.ts';
import { against, table } from '../lib/table.ts';

/** Few in parallel: measures a call's time without queueing. */
const atOnce = 2;

const profile = '/api/clienti/v1/recuperaDatiProfilo';
const contracts = '/api/contratti/v1/recuperoLista';

/**
 * Measures if a call slows down as the provider grows: the same calls with a thousand and with a million contracts.
 * The two servers are called alternately, so that disturbances of the machine affect both.
 */
export const scale: Bench = {
  name: 'scale',
  title: 'p99 of a call, by the number of contracts',
  async run(place, opened) {
    const sizes = [1_000, 1_000_000];
    const measured = await measureScale(place, opened, { sizes, rounds: 9, customers: 20, share: 1 });
    const columns = ['p50', 'p99'].flatMap((part) => sizes.map((size) => `${part} ${size.toLocaleString('en')}`));
    return table(
      ['call', ...columns, 'p99 ratio'],
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
  /** Contracts of each of two providers. */
  readonly sizes: readonly number[];
  readonly rounds: number;
  readonly customers: number;
  /** The part of the requests that are sent. */
  readonly share: number;
}

export async function measureScale(
  place: Place,
  opened: (() => Promise<unknown>)[],
  { sizes, rounds, customers, share }: Extent,
) {
  const { admin, create, start } = await openDatabases(place, opened);

  const sides: { origin: string; usernames: string[] }[] = [];
  for (const size of sizes) {
    const name = `contracts_${size}`;
    const url = await create(name);
    // The server creates its tables and the demo provider; the rest is inserted directly.
    const { origin } = await start(name, url);
    const filled = await fill(url, size);
    sides.push({ origin, usernames: filled.usernames(customers) });
  }
  await admin.query('checkpoint');

  const client = new Client(atOnce);
  opened.push(async () => client.close());
  const measured = [];
  for (const { name, path, who, requests } of [
    { name: 'profile, of many customers', path: profile, who: undefined, requests: 400 },
    { name: 'contracts, of many customers', path: contracts, who: undefined, requests: 400 },
    { name: 'contracts, amministratore (400)', path: contracts, who: 'amministratore', requests: 100 },
  ]) {
    const targets: Target[][] = [];
    for (const { origin, usernames } of sides) {
      const tokens = await signInAll(origin, who === undefined ? usernames : [who]);
      targets.push(tokens.map((token) => ({ url: origin + path, token })));
    }
    const extent = { requests: Math.ceil(requests * share), rounds, atOnce };
    measured.push({ name, ...(await measureInTurn(client, targets, extent)) });
  }
  return measured;
}

const ms = (value: number) => `${value.toFixed(2)} ms`;

async function signInAll(origin: string, usernames: readonly string[]): Promise<string[]> {
  const tokens: string[] = [];
  for (const username of usernames) tokens.push(await signIn(origin, username));
  return tokens;
}
