import type { Day } from '../shared/day.ts';
import type { Intervention } from '../interventions/intervention.ts';
import { isCancelledIntervention } from '../interventions/status/status.ts';

export interface ServiceUsage {
  readonly times: number;
  readonly last: Day | undefined;
  readonly next: Day | undefined;
}

/**
 * Counts the uses of a service: its interventions except cancelled ones (moduli.contenuti.3).
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
