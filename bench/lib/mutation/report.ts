import path from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';
import { table } from '../table.ts';
import { ROOT } from './areas.ts';
import { equivalents, type Equivalent } from './equivalents.ts';
import type { MutationRun } from './run.ts';

export interface Score {
  readonly file: string;
  readonly killed: number;
  readonly mutants: number;
}

export interface Survivor {
  readonly file: string;
  readonly line: number;
  readonly from: string;
  readonly to: string;
  /** False if no test runs the code. */
  readonly isCovered: boolean;
}

export interface MutationReport {
  readonly scores: readonly Score[];
  readonly survivors: readonly Survivor[];
  readonly known: readonly Survivor[];
}

/** Counts mutants file by file, without those that are known to be equivalent. */
export function reportOf(
  { results, sources }: MutationRun,
  entries: readonly Equivalent[] = equivalents,
): MutationReport {
  const survivorOf = (mutant: MutantResult) => survivorIn(mutant, sources.get(mutant.fileName) ?? '');
  const seen = results.filter(({ status }) => status !== 'CompileError' && status !== 'Ignored');
  const alive = seen.filter(({ status }) => status === 'Survived' || status === 'NoCoverage').map(survivorOf);
  const isKnown = (survivor: Survivor) => entries.some((entry) => isSame(entry, survivor));
  const survivors = alive.filter((survivor) => !isKnown(survivor));
  const known = alive.filter(isKnown);
  const scores = [...Map.groupBy(seen, ({ fileName }) => relative(fileName))].map(([file, of]) => {
    const mutants = of.length - known.filter((survivor) => survivor.file === file).length;
    return { file, mutants, killed: mutants - survivors.filter((survivor) => survivor.file === file).length };
  });
  return { scores: scores.toSorted((one, other) => shareOf(one) - shareOf(other)), survivors, known };
}

/** Returns the list of survivors and a table of all files, the weakest first. */
export function wordsOf({ scores, survivors, known }: MutationReport): string {
  const sum = (key: 'killed' | 'mutants') => scores.reduce((all, score) => all + score[key], 0);
  const total = { file: 'all', killed: sum('killed'), mutants: sum('mutants') };
  const rows = [total, ...scores].map((score) => [
    score.file,
    String(score.mutants),
    String(score.killed),
    `${(shareOf(score) * 100).toFixed(1)} %`,
  ]);
  const list = survivors
    .toSorted((one, other) => one.file.localeCompare(other.file) || one.line - other.line)
    .map(
      ({ file, line, from, to, isCovered }) =>
        `${file}:${line}${isCovered ? '' : ' (never run)'}\n  - ${from}\n  + ${to}`,
    );
  return [
    ...list,
    '',
    table(['file', 'mutants', 'noticed', 'score'], rows),
    '',
    `${known.length} more are equivalent to the code (bench/lib/mutation/equivalents.ts).`,
  ].join('\n');
}

const shareOf = ({ killed, mutants }: Score) => (mutants === 0 ? 1 : killed / mutants);

function survivorIn(mutant: MutantResult, source: string): Survivor {
  const { fileName, location, replacement, status } = mutant;
  return {
    file: relative(fileName),
    line: location.start.line,
    from: oneLine(originalOf(mutant, source)),
    to: oneLine(replacement),
    isCovered: status !== 'NoCoverage',
  };
}

function isSame({ file, from, to }: Equivalent, survivor: Survivor): boolean {
  return survivor.file === file && survivor.from === oneLine(from) && survivor.to === oneLine(to);
}

/** Returns the code that a mutant replaces; lines and columns count from 1. */
function originalOf({ location: { start, end } }: MutantResult, source: string): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, at) => line.slice(at === 0 ? start.column - 1 : 0, at === last ? end.column - 1 : undefined))
    .join('\n');
}

/** Makes an entry match however the code is wrapped. */
const oneLine = (code: string) => code.replaceAll(/\s+/g, ' ').trim();

const relative = (file: string) => path.relative(ROOT, file);
