import type { Intervention } from '../intervention/intervention.ts';
import type { Matter } from './matter.ts';

/** A visit today, or a quote that waits for an answer. */
export interface VisitMatter extends Matter {
  readonly kind: 'VISIT_TODAY' | 'QUOTE_TO_ANSWER';
  readonly intervention: Intervention;
}

/** What interventions ask for now (home.urgenza.1). */
export function visitMatters(interventions: readonly Intervention[]): readonly VisitMatter[] {
  return interventions.flatMap((intervention): VisitMatter[] => {
    const { status, timeSlots } = intervention;
    const day = timeSlots[0]?.date;
    if (status === 'OGGI') return [{ kind: 'VISIT_TODAY', intervention, day }];
    return status === 'PREVENTIVO_DISPONIBILE' ? [{ kind: 'QUOTE_TO_ANSWER', intervention, day }] : [];
  });
}
