import type { Day } from '../shared/day.ts';

export interface FreeHour {
  readonly serviceCode: string | undefined;
  readonly isAvailable: boolean;
  readonly validFrom: Day | undefined;
  readonly validTo: Day | undefined;
  readonly usedOn: Day | undefined;
}

/** Returns true for a free hour that is unused, valid by that day, and not expired today (prenotazione.regole.7). */
export function isFreeHourUsable(
  { validFrom, validTo, usedOn }: { readonly [fact in 'validFrom' | 'validTo' | 'usedOn']: Day | null },
  day: Day,
  today: Day,
): boolean {
  return usedOn === null && (validFrom ?? day) <= day && (validTo ?? today) >= today;
}
