import type { Day, Instant } from '../shared/day.ts';
import type { TurnOf } from '../desk/operations-centre/promise.ts';
import type { InterventionStatus } from './status/status.ts';
import type { InterventionStep } from './status/transitions.ts';

/** What happens to an intervention besides the steps of intervento.stato.11 (intervento.storia.1). */
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

/** Who did it: the customer, the operations centre, a company or the server by itself. */
export const INTERVENTION_DOERS = ['CLIENTE', 'CENTRALE', 'DITTA', 'SISTEMA'] as const;
export type InterventionDoer = (typeof INTERVENTION_DOERS)[number];

/** An intervention's story: what happened, in order, and what comes next (intervento.storia.3). */
export interface InterventionStory {
  readonly moments: readonly StoryMoment[];
  /** Whose move it is, and by when it is promised; undefined where it is nobody's, or not told. */
  readonly next: NextMove | undefined;
}

/** Who has to move an intervention on, for its customer to read. */
interface NextMove {
  readonly turn: Exclude<TurnOf, 'NOBODY'>;
  readonly by: Instant | undefined;
  /** The promise has passed without anything happening. */
  readonly isLate: boolean;
}

/** One thing that happened to an intervention, as its customer reads it (intervento.storia.2). */
export interface StoryMoment {
  readonly at: Instant;
  readonly kind: InterventionStep | InterventionAct | 'SCONOSCIUTO';
  readonly by: InterventionDoer | 'SCONOSCIUTO';
  /** Where it led, before the adjustments. */
  readonly status: InterventionStatus;
  /** The appointment that it is about, as it was then. */
  readonly appointment: { readonly day: Day; readonly start: string; readonly end: string } | undefined;
}
