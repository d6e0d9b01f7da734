import type { Bench } from '../lib/bench.ts';
import { failOver, type FailoverOutcome } from '../lib/faults/failover.ts';
import { Place } from '../lib/place.ts';
import { table } from '../lib/table.ts';

/** The target: good answers ten seconds after the promotion. */
const longestGoodMs = 10_000;

/**
 * Loses PostgreSQL's primary ten times while eight customers write, and promotes its synchronous standby
 * (docs/measurements/reliability.md).
 */
export const failover: Bench = {
  name: 'failover',
  title: 'Promotion of a standby under eight writers',
  longestMinutes: 30,
  async run(_place, opened) {
    const rows: string[][] = [];
    for (const loss of ['killed', 'vanished'] as const) {
      for (let time = 1; time <= 5; time += 1) {
        const place = new Place();
        const own = [async () => place.remove()] as (() => Promise<unknown>)[];
        opened.push(() => closeAll(own));
        const outcome = await failOver(place, { loss, noticedAfterMs: 5000 }, own);
        await closeAll(own);
        const row = rowOf(`${loss}, ${time}`, outcome);
        // Printed as they come, since the run is long.
        console.log(row.join('  '));
        rows.push(row);
      }
    }
    const head = ['primary', 'acknowledged', '503', 'no answer', 'lost', 'doubled', 'good after', 'last 503', 'wrong'];
    return table(head, rows);
  },
};

async function closeAll(opened: (() => Promise<unknown>)[]): Promise<void> {
  for (let close = opened.pop(); close !== undefined; close = opened.pop()) await close();
}

function rowOf(name: string, outcome: FailoverOutcome): string[] {
  const { acknowledged, refused, cut, lost, doubled, goodAfterMs, last503AfterMs, wrong } = outcome;
  return [
    name,
    ...[acknowledged, refused, cut, lost, doubled].map(String),
    `${goodAfterMs.toFixed(0)} ms${goodAfterMs > longestGoodMs ? ', MISSED' : ''}`,
    `${last503AfterMs.toFixed(0)} ms`,
    wrong.length === 0 ? 'none' : `${wrong.length}: ${wrong[0]}`,
  ];
}
