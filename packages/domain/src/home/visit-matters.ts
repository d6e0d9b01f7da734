import type { Instant } from '../shared/day.ts';
import type { Intervention } from '../interventions/intervention.ts';
import { pastAppointment } from '../interventions/past-appointment.ts';
import type { Matter } from './matter.ts';

export interface VisitMatter extends Matter {
  readonly kind: 'VISIT_TODAY' | 'VISIT_PASSED' | 'QUOTE_TO_ANSWER';
  readonly intervention: Intervention;
}

/** Returns the urgent matters of interventions (home.urgenza.1). */
export function visitMatters(interventions: readonly Intervention[], now: Instant): readonly VisitMatter[] {
  return interventions.flatMap((intervention): VisitMatter[] => {
    const { status, timeSlots } = intervention;
    const day = timeSlots[0]?.date;
    if (pastAppointment(intervention, now) !== undefined) return [{ kind: 'VISIT_PASSED', intervention, day }];
    if (status === 'OGGI') return [{ kind: 'VISIT_TODAY', intervention, day }];
    return status === 'PREVENTIVO_DISPONIBILE' ? [{ kind: 'QUOTE_TO_ANSWER', intervention, day }] : [];
  });
}
