import type { Day } from '../shared/day.ts';

/** The first hour of an intervention that costs nothing. */
export interface FreeHour {
  readonly serviceCode: string | undefined;
  readonly isAvailable: boolean;
  readonly validFrom: Day | undefined;
  readonly validTo: Day | undefined;
  readonly usedOn: Day | undefined;
}
