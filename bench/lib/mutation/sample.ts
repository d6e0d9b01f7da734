import { createHash } from 'node:crypto';
import path from 'node:path';
import { CheckStatus, type Checker } from '@stryker-mutator/api/check';
import type { Mutant } from '@stryker-mutator/api/core';
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin';

/** Environment variable with the sample's size and seed for the checker's process. */
export const SAMPLE = 'MUTATION_SAMPLE';

type Identified = Pick<Mutant, 'fileName' | 'location' | 'replacement'>;

/**
 * Picks the same mutants for the same seed. A hash of each mutant ranks it, so that most of a sample stays when
 * other files change.
 */
export function sampleOf<T extends Identified>(mutants: readonly T[], size: number, seed: number): T[] {
  const rank = ({ fileName, location, replacement }: T) =>
    createHash('sha256')
      .update(JSON.stringify([seed, path.relative(process.cwd(), fileName), location, replacement]))
      .digest('hex');
  return mutants
    .map((mutant) => ({ mutant, rank: rank(mutant) }))
    .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
    .slice(0, size)
    .map(({ mutant }) => mutant);
}

/** Stryker has no samples, but doesn't run a mutant that a checker rejects. */
let sampled: ReadonlySet<string> | undefined;

const checker: Checker = {
  init: () => Promise.resolve(),
  group(mutants) {
    const [size = Infinity, seed = 1] = (process.env[SAMPLE] ?? '').split(' ').map(Number);
    sampled ??= new Set(sampleOf(mutants, size, seed).map(({ id }) => id));
    return Promise.resolve([mutants.map(({ id }) => id)]);
  },
  check(mutants) {
    const answers = mutants.map(({ id }) => [
      id,
      sampled?.has(id) === true ? { status: CheckStatus.Passed } : { status: CheckStatus.CompileError, reason: SAMPLE },
    ]);
    return Promise.resolve(Object.fromEntries(answers));
  },
};

export const strykerPlugins = [declareValuePlugin(PluginKind.Checker, 'sample', checker)];
