import { SWITCH_ONBOARDING_CODE, type Onboarding } from '@sportello/domain';

/** What happens on the way to an activation, in its order. */
const ONBOARDING_STEPS = ['RECEIVED', 'CHECKS', 'DISTRIBUTOR', 'DONE'] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

export interface TrackedStep {
  readonly step: OnboardingStep;
  readonly state: 'done' | 'current' | 'stopped' | 'ahead';
}

export interface Tracking {
  readonly steps: readonly TrackedStep[];
  /** Why it goes no further, in the provider's words. */
  readonly cancellation: string | undefined;
  readonly inadmissibility: string | undefined;
  /** It waits for a payment. */
  readonly isWaitingForPayment: boolean;
  /** Whether the supplier changes, rather than something on the meter. */
  readonly isSwitch: boolean;
}

/**
 * Where an activation stands. The provider's step counts where it says one of the four; else the
 * progress does, a quarter for each.
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
