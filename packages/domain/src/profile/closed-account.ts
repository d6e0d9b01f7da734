import type { Day } from '../shared/day.ts';

export interface ClosedAccount {
  readonly erasureDay: Day;
}
