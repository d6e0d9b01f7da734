import { parseArgs } from 'node:util';

/** Selects the mutants of a run and the tests against them. */
export interface MutationOptions {
  /** Folders and files with the code to mutate, from the root. */
  readonly paths: readonly string[];
  /** A commit; only files that differ from it are mutated. */
  readonly since: string | undefined;
  /** The number of mutants of each area; the same seed gives the same ones. */
  readonly sample: number | undefined;
  readonly seed: number;
  /** Files and folders with tests beyond those of the same area. */
  readonly tests: readonly string[];
  readonly workers: number;
}

/** Reads `--path a --path b --since <commit> --sample 100 --seed 1 --tests <folder> --workers 2`. */
export function readMutationOptions(args: readonly string[]): MutationOptions {
  const many = { type: 'string', multiple: true } as const;
  const one = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { path: many, tests: many, since: one, sample: one, seed: one, workers: one },
  });
  return {
    paths: values.path ?? ['packages/domain/src'],
    tests: values.tests ?? [],
    since: values.since,
    sample: values.sample === undefined ? undefined : wholeNumber('sample', values.sample),
    seed: wholeNumber('seed', values.seed ?? '1'),
    workers: wholeNumber('workers', values.workers ?? '1'),
  };
}

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new Error(`--${name} is a whole number from 1, not ${text}.`);
  return Number(text);
}
