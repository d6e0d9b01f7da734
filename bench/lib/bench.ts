import type { Place } from './place.ts';

export interface Bench {
  readonly name: string;
  readonly title: string;
  /** Timeout in minutes; 10 by default. */
  readonly longestMinutes?: number;
  readonly isOnlyNamed?: boolean;
  /**
   * Pushes whatever it opens to `opened`, which is closed in reverse order even after an error; `args` are its
   * options.
   */
  run(place: Place, opened: (() => Promise<unknown>)[], args: readonly string[]): Promise<string>;
}
