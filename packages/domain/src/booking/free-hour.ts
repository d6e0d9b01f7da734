import type { Day } from '../shared/day.ts';

/** The first hour of an intervention that costs nothing. */
export interface FreeHour {
  readonly serviceCode: string | undefined;
  readonly isAvailable: boolean;
  readonly validFrom: Day | undefined;
  readonly validTo: Day | undefined;
  readonly usedOn: Day | undefined;
}

/** Returns whether a free hour can be used on a day: not used yet, valid by then, and not over today (prenotazione.regole.7). */
export function isFreeHourUsable(
  { validFrom, validTo, usedOn }: { readonly [fact in 'validFrom' | 'validTo' | 'usedOn']: Day | null },
  day: Day,
  today: Day,
): boolean {
  return usedOn === null && (validFrom ?? day) <= day && (validTo ?? today) >= today;
}
