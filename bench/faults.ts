import type { Bench } from './lib/bench.ts';
import { faultRun } from './lib/faults/run.ts';
import { Place } from './lib/place.ts';
import { table } from './lib/table.ts';

/** The aim: a good answer within a second of the database's return. */
const longestMs = 1000;

/**
 * What a server outlives while eight customers write: every connection ended a hundred times,
 * PostgreSQL stopped, killed and hanging, the server itself killed (docs/reliability.md).
 */
export const faults: Bench = {
  name: 'faults',
  title: 'Faults under eight writers',
  async run(place, opened) {
    const other = new Place();
    opened.push(async () => other.remove());
    const extent = { terminations: 100, endings: 5, hangSeconds: 20, kills: 20 };
    const outcomes = await faultRun(place, other, extent, opened);
    const rows = outcomes.map((outcome) => [
      outcome.fault,
      String(outcome.times),
      String(outcome.acknowledged),
      String(outcome.refused),
      String(outcome.cut),
      String(outcome.lost),
      String(outcome.doubled),
      `${outcome.longestMs.toFixed(0)} ms${outcome.longestMs > longestMs ? ', MISSED' : ''}`,
      outcome.wrong.length === 0 ? 'none' : `${outcome.wrong.length}: ${outcome.wrong[0]}`,
    ]);
    const head = ['fault', 'times', 'acknowledged', 'refused', 'cut', 'lost', 'doubled', 'good again after', 'wrong'];
    return table(head, rows);
  },
};
