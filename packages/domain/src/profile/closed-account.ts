import type { Day } from '../shared/day.ts';

/** A closed account: its data are erased on this day. */
export interface ClosedAccount {
  readonly erasureDay: Day;
}
