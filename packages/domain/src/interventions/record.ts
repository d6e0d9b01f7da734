import { interventionStatus } from './status/adjusted-status.ts';
import type { InterventionStatus } from './status/status.ts';
import type { Intervention } from './intervention.ts';
import type { Day } from '../shared/day.ts';

/** An intervention whose final status depends on the day: see `interventionOn`. */
export interface InterventionRecord extends Omit<Intervention, 'status'> {
  /** From state and sub-state, before the adjustments. */
  readonly mappedStatus: InterventionStatus;
}

/**
 * Returns the intervention with its status on a day. Kept out of the mapper because "today" (intervento.stato.6) is
 * the day of display, not the day of reading.
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
