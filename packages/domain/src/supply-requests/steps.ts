import type { Day, Instant } from '../shared/day.ts';
import { SUPPLY_REQUEST_RULES, type SupplyRequestKind } from './kinds.ts';

/** Steps of a request in order (pratica.passi.1). */
export const REQUEST_STEPS = [
  'RICEVUTA',
  'VERIFICATA',
  'INVIATA_DISTRIBUTORE',
  'LAVORO_PROGRAMMATO',
  'ESEGUITA',
  'FATTURATA',
] as const;
export type RequestStep = (typeof REQUEST_STEPS)[number];

export const REQUEST_STEP_LABELS = {
  RICEVUTA: 'Richiesta ricevuta',
  VERIFICATA: 'Documenti verificati',
  INVIATA_DISTRIBUTORE: 'Inviata al distributore',
  LAVORO_PROGRAMMATO: 'Appuntamento fissato',
  ESEGUITA: 'Eseguita',
  FATTURATA: 'In bolletta',
} as const satisfies Record<RequestStep, string>;

/** States of a request (pratica.stati.1). */
export const REQUEST_STATES = ['IN_CORSO', 'DA_INTEGRARE', 'CONCLUSA', 'RIFIUTATA', 'ANNULLATA'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

export const REQUEST_STATE_LABELS = {
  IN_CORSO: 'In corso',
  DA_INTEGRARE: 'Manca qualcosa da te',
  CONCLUSA: 'Conclusa',
  RIFIUTATA: 'Non accolta',
  ANNULLATA: 'Annullata',
} as const satisfies Record<RequestState, string>;

/** A step that a request has reached. */
export interface ReachedStep {
  readonly step: RequestStep;
  readonly at: Instant;
  /** Day of the planned work, or from which the change holds. */
  readonly day: Day | undefined;
  /** Hours of the planned work in the distributor's words. */
  readonly hours: string | undefined;
}

/** The facts of a request, from which its state follows. */
export interface RequestFacts {
  readonly kind: SupplyRequestKind;
  readonly hasCost: boolean;
  readonly reached: readonly RequestStep[];
  readonly isCancelled: boolean;
  readonly isRejected: boolean;
  /** Papers that the provider has asked for and not received. */
  readonly isPaperMissing: boolean;
}

type StepFacts = Pick<RequestFacts, 'kind' | 'hasCost' | 'reached'>;

/** Returns the steps of a kind in order: only one with a cost is billed, and only one with work has an appointment. */
export function requestStepsOf(kind: SupplyRequestKind, hasCost: boolean): readonly RequestStep[] {
  const { isDistributed, hasWork } = SUPPLY_REQUEST_RULES[kind];
  return REQUEST_STEPS.filter((step) => {
    if (step === 'INVIATA_DISTRIBUTORE') return isDistributed;
    if (step === 'LAVORO_PROGRAMMATO') return hasWork;
    return step !== 'FATTURATA' || hasCost;
  });
}

/** Returns the state of a request: the first that holds (pratica.stati.1). */
export function requestState(facts: RequestFacts): RequestState {
  if (facts.isCancelled) return 'ANNULLATA';
  if (facts.isRejected) return 'RIFIUTATA';
  const last = requestStepsOf(facts.kind, facts.hasCost).at(-1);
  if (last !== undefined && facts.reached.includes(last)) return 'CONCLUSA';
  return facts.isPaperMissing ? 'DA_INTEGRARE' : 'IN_CORSO';
}

/** Returns true until a request ends. */
export const isOpenRequest = (state: RequestState): boolean => state === 'IN_CORSO' || state === 'DA_INTEGRARE';

/**
 * Returns true while the customer may cancel (pratica.annullamento.1): until the appointment is fixed or the work is
 * done; without work, until it is with the distributor; otherwise until it is done.
 */
export function mayCancelRequest(facts: RequestFacts): boolean {
  if (!isOpenRequest(requestState(facts))) return false;
  const { isDistributed, hasWork } = SUPPLY_REQUEST_RULES[facts.kind];
  const end = hasWork ? 'LAVORO_PROGRAMMATO' : isDistributed ? 'INVIATA_DISTRIBUTORE' : 'ESEGUITA';
  return stepsTaken(facts, end).length > 0 && !facts.reached.includes(end);
}

/**
 * Returns the steps that are taken when one is reported: all up to it, but for an appointment that there was not;
 * empty for a step that can't follow. An appointment can be moved (pratica.passi.2).
 */
export function stepsTaken({ kind, hasCost, reached }: StepFacts, step: RequestStep): readonly RequestStep[] {
  const steps = requestStepsOf(kind, hasCost);
  const last = lastReached(steps, reached);
  if (step === 'LAVORO_PROGRAMMATO' && steps[last] === step) return [step];
  return steps
    .slice(last + 1, steps.indexOf(step) + 1)
    .filter((each) => each === step || each !== 'LAVORO_PROGRAMMATO');
}

/** Returns the steps that may follow at once; none once all are reached (pratica.passi.2). */
export function followingSteps(facts: StepFacts): readonly RequestStep[] {
  return requestStepsOf(facts.kind, facts.hasCost).filter((step) => stepsTaken(facts, step).length === 1);
}

const lastReached = (steps: readonly RequestStep[], reached: readonly RequestStep[]) =>
  steps.findLastIndex((step) => reached.includes(step));
