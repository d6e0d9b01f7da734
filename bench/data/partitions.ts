import pg from 'pg';
import type { Bench } from '../lib/bench.ts';
import { openDatabases } from '../lib/databases.ts';
import { fillBills } from '../lib/fill/bills.ts';
import { measureBills } from '../lib/partitions/bills.ts';
import { curvePartitions, measureCurves } from '../lib/partitions/curves.ts';
import type { Measured } from '../lib/partitions/timing.ts';
import type { Place } from '../lib/place.ts';
import { table } from '../lib/table.ts';

/** `BENCH_PARTITIONS=5000 npm run bench -- partitions` takes more supplies, and 200 bills for each. */
const supplies = Number(process.env['BENCH_PARTITIONS'] ?? 1000);
const billsPerSupply = 200;
const times = 200;

/** Reads and upkeep of the two largest tables, whole and in partitions (docs/adr/0028). */
export const partitions: Bench = {
  name: 'partitions',
  title: `Curves of ${supplies.toLocaleString('en')} supplies and ${(supplies * billsPerSupply).toLocaleString('en')} bills, in one table and in partitions`,
  longestMinutes: 30,
  async run(place, opened) {
    const { curves, bills } = await measurePartitions(place, opened, { supplies, billsPerSupply, times });
    const lengths = curvePartitions.map((months) => `${months} month${months === 1 ? '' : 's'}`);
    return [
      table(['curves', 'one table', ...lengths], curves.map(rowOf)),
      table(['bills', 'one table', '1 year', '16 by customer'], bills.map(rowOf)),
    ].join('\n\n');
  },
};

const rowOf = ({ name, ms }: Measured) => [name, ...ms.map((each) => `${each.toFixed(each < 100 ? 2 : 0)} ms`)];

export async function measurePartitions(
  place: Place,
  opened: (() => Promise<unknown>)[],
  size: { readonly supplies: number; readonly billsPerSupply: number; readonly times: number },
): Promise<{ readonly curves: readonly Measured[]; readonly bills: readonly Measured[] }> {
  const { create, start } = await openDatabases(place, opened);
  const url = await create('partitions');
  await start('partitions', url);
  const bills = size.supplies * size.billsPerSupply;
  await fillBills(url, bills);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  opened.push(() => client.end());
  await client.query('set synchronous_commit = off');
  return {
    curves: await measureCurves(client, size.supplies, size.times),
    bills: await measureBills(client, bills, size.times),
  };
}
