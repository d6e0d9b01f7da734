import type { Bench } from '../lib/bench.ts';
import { openDatabases } from '../lib/databases.ts';
import { playMonday } from '../lib/monday/story.ts';
import { table } from '../lib/table.ts';

/** `--customers 200` plays it with fewer. */
const usual = 20_000;

/**
 * Plays how a provider goes live, from an empty database to a customer who has paid and booked (docs/go-live.md), and
 * how one who runs the release before upgrades (docs/upgrade.md).
 */
export const monday: Bench = {
  name: 'monday',
  title: 'A provider goes live on Monday',
  longestMinutes: 30,
  async run(place, opened, args) {
    const given = args[args.indexOf('--customers') + 1];
    const customers = args.includes('--customers') ? Number(given) : usual;
    const { create } = await openDatabases(place, opened, { DEMO: '0', LOG_LEVEL: 'warn' });
    const databases = [await create('monday'), await create('upgraded')] as const;
    const steps = await playMonday({ folder: place.dataDir, databases, customers }, opened);
    return table(
      ['step', 'time', 'result'],
      steps.map(({ step, seconds, result }) => [step, `${seconds.toFixed(1)} s`, result]),
    );
  },
};
