import { interventionStatus } from './status/adjusted-status.ts';
import type { InterventionStatus } from './status/status.ts';
import type { Intervention } from './intervention.ts';
import type { Day } from '../shared/day.ts';

/** An intervention whose status still has to be told for a day: `interventionOn`. */
export interface InterventionRecord extends Omit<Intervention, 'status'> {
  /** From state and sub-state, before the adjustments. */
  readonly mappedStatus: InterventionStatus;
}

/**
 * The intervention as it stands on a day. Apart from the mapper, because "today" (intervento.stato.6) is the day on which it is shown, not the day on which it was read.
 *
 * @param today the day in Europe/Rome
 */
export function interventionOn({ mappedStatus, ...record }: InterventionRecord, today: Day): Intervention {
  const facts = {
    status: mappedStatus,
    mode: record.appointmentMode.name,
    company: record.company,
    timeSlots: record.timeSlots,
    isFeedbackLeft: record.isFeedbackLeft,
  };
  return { ...record, status: interventionStatus(facts, today) };
}
