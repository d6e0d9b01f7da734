import type { Instant } from '../shared/day.ts';
import type { Intervention } from '../interventions/intervention.ts';
import { visitMoment, type VisitStage } from '../interventions/visit-moment.ts';
import type { InterventionStatus } from '../interventions/status/status.ts';
import type { Matter } from './matter.ts';

export interface VisitMatter extends Matter {
  readonly kind: 'VISIT_TODAY' | 'VISIT_PASSED' | 'QUOTE_TO_ANSWER';
  readonly intervention: Intervention;
}

const BY_STAGE: Readonly<Partial<Record<VisitStage, VisitMatter['kind']>>> = {
  TODAY: 'VISIT_TODAY',
  NOW: 'VISIT_TODAY',
  STILL_OPEN: 'VISIT_TODAY',
  ON_THE_WAY: 'VISIT_TODAY',
  UNCONFIRMED: 'VISIT_PASSED',
  NO_OUTCOME: 'VISIT_PASSED',
};

const BY_STATUS: Readonly<Partial<Record<InterventionStatus, VisitMatter['kind']>>> = {
  OGGI: 'VISIT_TODAY',
  PREVENTIVO_DISPONIBILE: 'QUOTE_TO_ANSWER',
};

/** Returns the urgent matters of interventions (home.urgenza.1). */
export function visitMatters(interventions: readonly Intervention[], now: Instant): readonly VisitMatter[] {
  return interventions.flatMap((intervention): VisitMatter[] => {
    const { status, timeSlots } = intervention;
    const day = timeSlots[0]?.date;
    const moment = visitMoment(intervention, now);
    const kind = moment === undefined ? BY_STATUS[status] : BY_STAGE[moment.stage];
    return kind === undefined ? [] : [{ kind, intervention, day }];
  });
}
