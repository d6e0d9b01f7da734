import type { Bench } from '../lib/bench.ts';
import { faultRun, type Outcome } from '../lib/faults/run.ts';
import { Place } from '../lib/place.ts';
import { table } from '../lib/table.ts';

/** The target: a successful answer within a second of the database's return. */
const longestGoodMs = 1000;

/**
 * Tests the server's resilience while eight customers write: every connection terminated a hundred times, PostgreSQL
 * stopped, killed and frozen, the server itself killed (docs/measurements/reliability.md).
 */
export const faults: Bench = {
  name: 'faults',
  title: 'Faults under eight writers',
  longestMinutes: 45,
  async run(place, opened) {
    const other = new Place();
    opened.push(async () => other.remove());
    const extent = { terminations: 100, endings: 5, calmSeconds: 11, hangSeconds: 20, kills: 20 };
    // Printed as they come, since the run is long.
    const tell = (outcome: Outcome) => console.log(rowOf(outcome).join('  '));
    const outcomes = await faultRun(place, other, extent, opened, tell);
    const head = ['fault', 'times', 'acknowledged', 'refused', 'cut', 'lost', 'doubled', 'good again after', 'wrong'];
    return table(head, outcomes.map(rowOf));
  },
};

function rowOf({ fault, times, acknowledged, refused, cut, lost, doubled, longestMs, wrong }: Outcome): string[] {
  return [
    fault,
    ...[times, acknowledged, refused, cut, lost, doubled].map(String),
    `${longestMs.toFixed(0)} ms${longestMs > longestGoodMs ? ', MISSED' : ''}`,
    wrong.length === 0 ? 'none' : `${wrong.length}: ${wrong[0]}`,
  ];
}
