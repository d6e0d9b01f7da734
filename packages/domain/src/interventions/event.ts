import type { Day, Instant } from '../shared/day.ts';
import type { TurnOf } from '../desk/operations-centre/promise.ts';
import type { InterventionStatus } from './status/status.ts';
import type { InterventionStep } from './status/transitions.ts';

/** Events of an intervention besides the steps of intervento.stato.11 (intervento.storia.1). */
export const INTERVENTION_ACTS = [
  'PRENOTAZIONE',
  'MODIFICA',
  'NUOVO_APPUNTAMENTO',
  'DISDETTA',
  'IN_VIAGGIO',
  'RITARDO_PREVISTO',
  'INGRESSO',
  'ATTESA',
  'RITARDO',
  'OPINIONE',
] as const;
export type InterventionAct = (typeof INTERVENTION_ACTS)[number];

export const INTERVENTION_DOERS = ['CLIENTE', 'CENTRALE', 'DITTA', 'SISTEMA'] as const;
export type InterventionDoer = (typeof INTERVENTION_DOERS)[number];

/** The history of an intervention in order, and the next step (intervento.storia.3). */
export interface InterventionStory {
  readonly moments: readonly StoryMoment[];
  /** Undefined when no party has to act, or when it is not disclosed. */
  readonly next: NextMove | undefined;
}

interface NextMove {
  readonly turn: Exclude<TurnOf, 'NOBODY'>;
  readonly by: Instant | undefined;
  readonly isLate: boolean;
}

/** One event of an intervention, as shown to the customer (intervento.storia.2). */
export interface StoryMoment {
  readonly at: Instant;
  readonly kind: InterventionStep | InterventionAct | 'SCONOSCIUTO';
  readonly by: InterventionDoer | 'SCONOSCIUTO';
  /** The resulting status, before the adjustments. */
  readonly status: InterventionStatus;
  readonly appointment: { readonly day: Day; readonly start: string; readonly end: string } | undefined;
}
