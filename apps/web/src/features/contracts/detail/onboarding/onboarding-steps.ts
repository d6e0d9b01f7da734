import { SWITCH_ONBOARDING_CODE, type Onboarding } from '@sportello/domain';

/** Steps of an activation, in order. */
const ONBOARDING_STEPS = ['RECEIVED', 'CHECKS', 'DISTRIBUTOR', 'DONE'] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

interface TrackedStep {
  readonly step: OnboardingStep;
  readonly state: 'done' | 'current' | 'stopped' | 'ahead';
}

export interface Tracking {
  readonly steps: readonly TrackedStep[];
  /** Provider's text of the reason. */
  readonly cancellation: string | undefined;
  readonly inadmissibility: string | undefined;
  readonly isWaitingForPayment: boolean;
  /** The supplier changes, rather than something on the meter. */
  readonly isSwitch: boolean;
}

/**
 * Returns the state of an activation: the provider's step if it is one of the four, otherwise derived from the
 * progress, a quarter per step.
 */
export function trackingOf(onboarding: Onboarding): Tracking {
  const isStopped = onboarding.status === 'ANNULLATO';
  const at = stepAt(onboarding);
  return {
    steps: ONBOARDING_STEPS.map((step, index) => ({ step, state: stateOf(index, at, isStopped) })),
    cancellation: onboarding.cancellationReason,
    inadmissibility: onboarding.inadmissibilityReason,
    isWaitingForPayment: !isStopped && onboarding.defaulting,
    isSwitch: onboarding.type === undefined || onboarding.type === SWITCH_ONBOARDING_CODE,
  };
}

function stateOf(index: number, at: number, isStopped: boolean): TrackedStep['state'] {
  if (index < at) return 'done';
  if (index > at) return 'ahead';
  return isStopped ? 'stopped' : 'current';
}

function stepAt({ stepId, progress = 0 }: Onboarding): number {
  const said = /^[1-4]$/.test(stepId ?? '') ? Number(stepId) : undefined;
  return (said ?? Math.min(ONBOARDING_STEPS.length, Math.floor(progress / 25) + 1)) - 1;
}
