import type { Day } from '../shared/day.ts';

/** Kinds of exits (uscita.tipi.1). */
export const EXIT_KINDS = ['CAMBIO_FORNITORE', 'CESSAZIONE', 'RECESSO'] as const;
export type ExitKind = (typeof EXIT_KINDS)[number];

/** Steps of an exit in order; ANNULLATA ends it before the supply leaves (uscita.passi.1). */
export const EXIT_STEPS = ['RICHIESTA', 'CONFERMATA', 'USCITA', 'ULTIMA_BOLLETTA', 'ANNULLATA'] as const;
export type ExitStep = (typeof EXIT_STEPS)[number];

/** States of a step (uscita.passi.2). */
export const EXIT_STEP_STATES = ['FATTO', 'ORA', 'DOPO'] as const;
type ExitStepState = (typeof EXIT_STEP_STATES)[number];

/** A step as the provider reports it: the day on which it was done, or the one on which it is expected. */
export interface ReportedExitStep {
  readonly step: ExitStep;
  readonly doneOn: Day | undefined;
  readonly expectedOn: Day | undefined;
}

/** A step as the customer reads it. */
export interface ShownExitStep extends ReportedExitStep {
  readonly state: ExitStepState;
}

/**
 * Returns the steps of an exit in order, each done, current or to come (uscita.passi.2). A step is done when a later
 * one is; the first that is not is the current one. A cancelled exit has only the steps that were done.
 */
export function exitSteps(reported: readonly ReportedExitStep[]): readonly ShownExitStep[] {
  const byStep = new Map(reported.map((each) => [each.step, each]));
  const isCancelled = byStep.has('ANNULLATA');
  const steps = EXIT_STEPS.filter((step) =>
    isCancelled ? byStep.get(step)?.doneOn !== undefined : step !== 'ANNULLATA',
  );
  const last = steps.findLastIndex((step) => byStep.get(step)?.doneOn !== undefined);
  return steps.map((step, at) => ({
    step,
    doneOn: byStep.get(step)?.doneOn,
    expectedOn: byStep.get(step)?.expectedOn,
    state: at <= last ? 'FATTO' : at === last + 1 ? 'ORA' : 'DOPO',
  }));
}

/** An exit of a supply, as its customer reads it. */
export interface ContractExit {
  readonly kind: ExitKind;
  readonly steps: readonly ShownExitStep[];
  readonly newSupplier: string | undefined;
  /** The number of the last bill; undefined until it is in the archive. */
  readonly lastBill: string | undefined;
}
