import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { APART } from '../../../vitest.config.ts';
import type { MutationOptions } from './options.ts';

/** Code that is mutated together, with its tests. */
export interface Area {
  readonly files: readonly string[];
  readonly tests: readonly string[];
}

export const ROOT = path.join(import.meta.dirname, '../../..');

/** Below these folders, each subfolder is an area. */
const homes = ['packages/domain/src', 'apps/server/src/areas', 'bench/lib/mutation'];

/** Tests that start servers as other processes, where no mutant is active, or that replace modules for all files. */
const apart = new Set([...APART, ...globSync('apps/server/src/areas/*/killed-*.test.ts', { cwd: ROOT })]);

export function areasOf({ paths, since, tests }: MutationOptions): Area[] {
  for (const each of [...paths, ...tests])
    if (!existsSync(path.join(ROOT, each))) throw new Error(`There is no ${each}.`);
  const more = testsBelow(tests);
  const changed = since === undefined ? undefined : new Set(changedSince(since));
  const files = filesBelow(paths).filter((file) => !isTest(file) && (changed === undefined || changed.has(file)));
  return [...Map.groupBy(files, areaOf)].map(([area, ofArea]) => {
    const own = testsBelow([area]);
    return { files: ofArea, tests: [...new Set([...own, ...more])] };
  });
}

function areaOf(file: string): string {
  const home = homes.find((each) => file.startsWith(`${each}/`));
  if (home === undefined) throw new Error(`${file} is in none of ${homes.join(', ')}.`);
  const [area = ''] = file.slice(home.length + 1).split('/');
  // A file outside the areas is tested by all of them.
  return area.endsWith('.ts') ? home : `${home}/${area}`;
}

const testsBelow = (folders: readonly string[]) =>
  filesBelow(folders).filter((file) => isTest(file) && !apart.has(file));

const isTest = (file: string) => file.endsWith('.test.ts');

function filesBelow(paths: readonly string[]): string[] {
  return paths
    .flatMap((each) => (each.endsWith('.ts') ? [each] : globSync(`${each}/**/*.ts`, { cwd: ROOT })))
    .toSorted();
}

function changedSince(commit: string): string[] {
  return execFileSync('git', ['diff', '--name-only', commit], { cwd: ROOT, encoding: 'utf8' }).split('\n');
}
