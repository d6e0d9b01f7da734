import type { Finding } from './scan.ts';

export interface Place extends Finding {
  readonly file: string;
}

/** Folders and patterns that are absent count as zero. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

interface Excess {
  readonly folder: string;
  readonly pattern: string;
  readonly count: number;
  readonly allowed: number;
}

/** Names the folder that a file is counted in: `apps/web`, `tools`. */
export function folderOf(file: string): string {
  return file.split('/', /^(?:apps|packages)\//.test(file) ? 2 : 1).join('/');
}

export function countsOf(places: readonly Place[]): Counts {
  const counts: Record<string, Record<string, number>> = {};
  for (const { file, pattern } of places) {
    const ofFolder = (counts[folderOf(file)] ??= {});
    ofFolder[pattern] = (ofFolder[pattern] ?? 0) + 1;
  }
  return counts;
}

/** Finds where there is more than the baseline allows, and counts what it allows for nothing. */
export function compare(counts: Counts, baseline: Counts): { excesses: Excess[]; fewer: number } {
  const excesses = entriesOf(counts)
    .map(({ folder, pattern, count }) => ({ folder, pattern, count, allowed: baseline[folder]?.[pattern] ?? 0 }))
    .filter(({ count, allowed }) => count > allowed);
  const fewer = entriesOf(baseline)
    .map(({ folder, pattern, count }) => count - (counts[folder]?.[pattern] ?? 0))
    .filter((difference) => difference > 0)
    .reduce((sum, difference) => sum + difference, 0);
  return { excesses, fewer };
}

/** Lowers a baseline to the counts, and raises none of its numbers. */
export function lower(counts: Counts, baseline: Counts): Counts {
  const lowered: Record<string, Record<string, number>> = {};
  for (const { folder, pattern, count } of entriesOf(baseline)) {
    const least = Math.min(count, counts[folder]?.[pattern] ?? 0);
    if (least > 0) (lowered[folder] ??= {})[pattern] = least;
  }
  return lowered;
}

function entriesOf(counts: Counts) {
  return Object.entries(counts).flatMap(([folder, ofFolder]) =>
    Object.entries(ofFolder).map(([pattern, count]) => ({ folder, pattern, count })),
  );
}
