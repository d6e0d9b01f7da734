import type { Day } from '../shared/day.ts';
import type { Intervention } from '../interventions/intervention.ts';
import { isCancelledIntervention } from '../interventions/status/status.ts';

/** How often a service was used. */
export interface ServiceUsage {
  readonly times: number;
  /** The day of the last one that is not to come; absent where there is none. */
  readonly last: Day | undefined;
  /** The day of the next one; absent where none is to come. */
  readonly next: Day | undefined;
}

/**
 * How often a service was used: its interventions but those that were cancelled (moduli.contenuti.3).
 *
 * @param today the day in Europe/Rome
 */
export function usageOf(
  serviceCode: string,
  interventions: readonly Pick<Intervention, 'contractRisolveId' | 'status' | 'timeSlots' | 'date'>[],
  today: Day,
): ServiceUsage {
  const own = interventions.filter(
    ({ contractRisolveId, status }) => contractRisolveId === serviceCode && !isCancelledIntervention(status),
  );
  const days = own.flatMap(({ timeSlots, date }) => timeSlots[0]?.date ?? date ?? []).toSorted();
  return {
    times: own.length,
    last: days.findLast((day) => day <= today),
    next: days.find((day) => day > today),
  };
}
