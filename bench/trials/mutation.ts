import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Bench } from '../lib/bench.ts';
import { ROOT } from '../lib/mutation/areas.ts';
import { readMutationOptions } from '../lib/mutation/options.ts';
import { reportOf, wordsOf } from '../lib/mutation/report.ts';
import { runMutants, SANDBOXES } from '../lib/mutation/run.ts';

/** Breaks the code in thousands of small ways and lists those that no test notices (docs/measurements/mutation.md). */
export const mutation: Bench = {
  name: 'mutation',
  title: 'Mutants that the tests notice',
  longestMinutes: 180,
  isOnlyNamed: true,
  async run(_place, opened, args) {
    opened.push(() => rm(path.join(ROOT, SANDBOXES), { recursive: true, force: true }));
    return wordsOf(reportOf(await runMutants(readMutationOptions(args))));
  },
};
