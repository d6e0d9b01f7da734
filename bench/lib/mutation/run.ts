import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { LogLevel, MutantResult } from '@stryker-mutator/api/core';
import { Stryker } from '@stryker-mutator/core';
import { areasOf, ROOT, type Area } from './areas.ts';
import { mutateNumbers } from './numbers.ts';
import type { MutationOptions } from './options.ts';
import { SAMPLE } from './sample.ts';
import { TESTS } from './vitest.config.ts';

export interface MutationRun {
  readonly results: readonly MutantResult[];
  readonly sources: ReadonlyMap<string, string>;
}

/** Folder of the mutated copies, unique per process. */
export const SANDBOXES = `.cache/mutation-${process.pid}`;

/** No test of a run reads these. */
const unread = ['.cache', '.data', 'apps/web', 'docs', 'e2e', 'tools', '**/dist', '**/*.log'];

/** Mutates the selected code area by area, and runs the tests of the area against each mutant. */
export async function runMutants(options: MutationOptions): Promise<MutationRun> {
  const areas = areasOf(options);
  const files = areas.flatMap((area) => area.files.map((file) => path.join(ROOT, file)));
  const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
  await mutateNumbers();
  process.chdir(ROOT);
  const results: MutantResult[] = [];
  for (const area of areas) results.push(...(await runArea(area, options)));
  return { results, sources };
}

async function runArea({ files, tests }: Area, { sample, seed, workers }: MutationOptions): Promise<MutantResult[]> {
  process.env[TESTS] = tests.join(' ');
  process.env[SAMPLE] = `${sample ?? ''} ${seed}`;
  const stryker = new Stryker({
    mutate: [...files],
    ignorePatterns: unread,
    tempDirName: SANDBOXES,
    cleanTempDir: 'always',
    testRunner: 'vitest',
    vitest: { configFile: path.join(import.meta.dirname, 'vitest.config.ts'), related: true },
    coverageAnalysis: 'perTest',
    concurrency: workers,
    plugins: ['@stryker-mutator/vitest-runner', path.join(import.meta.dirname, 'sample.ts')],
    checkers: sample === undefined ? [] : ['sample'],
    // No such file: Stryker would read it with an API that TypeScript 7 has no more.
    tsconfigFile: 'none.json',
    reporters: ['progress-append-only'],
    allowEmpty: true,
    allowConsoleColors: false,
    logLevel: 'warn' as LogLevel,
    warnings: false,
  });
  const results = await stryker.runMutationTest();
  return results.filter(({ statusReason }) => statusReason !== SAMPLE);
}
