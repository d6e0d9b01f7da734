import type { Place } from './place.ts';

/** One benchmark: what it measures, and the table of its results. */
export interface Bench {
  readonly name: string;
  readonly title: string;
  /** After how long it hangs for certain, in minutes; 10 unless said. */
  readonly longestMinutes?: number;
  /** True for a benchmark that runs only if it is named. */
  readonly isOnlyNamed?: boolean;
  /** Whatever it opens goes to `opened`, to be closed in the opposite order however it ends; `args` are its options. */
  run(place: Place, opened: (() => Promise<unknown>)[], args: readonly string[]): Promise<string>;
}
