import type { Day } from '../../shared/day.ts';
import { isOneOf } from '../../shared/one-of.ts';
import { foldText, presentText } from '../../shared/text.ts';
import { COMPLETE_PROGRESS } from '../status.ts';

/** Known onboarding codes (contratto.avvio.2): ZQAT is a switch, the ZM… are meter requests. */
export const ONBOARDING_CODES = [
  'ZQAT',
  'ZM02',
  'ZM04',
  'ZM06',
  'ZM08',
  'ZM71',
  'ZM72',
  'ZM73',
  'ZM74',
  'ZM75',
  'ZM76',
  'ZVAS',
] as const;
export type OnboardingCode = (typeof ONBOARDING_CODES)[number];

export const SWITCH_ONBOARDING_CODE = 'ZQAT';

/** A pending supply or service (contratto.avvio.1). */
export interface Onboarding {
  /** A known code, or the backend's code unchanged. */
  type?: OnboardingCode | (string & {}) | undefined;
  status: OnboardingStatus;
  statusId?: string | undefined;
  /** Percent, 0 to 100. */
  progress?: number | undefined;
  offerName?: string | undefined;
  activationDate?: Day | undefined;
  cancellationReason?: string | undefined;
  inadmissibilityReason?: string | undefined;
  stepId?: string | undefined;
  defaulting: boolean;
}

/** Statuses of a quotation or meter request (contratto.avvio.3). */
export type OnboardingStatus = 'ANNULLATO' | 'IN_ATTIVAZIONE';

/** Maps progress 0 to cancelled, any other or absent progress to in activation (contratto.avvio.3). */
export function onboardingStatus(progress: number | undefined): OnboardingStatus {
  return progress === 0 ? 'ANNULLATO' : 'IN_ATTIVAZIONE';
}

/** Returns true with a state id and a progress under 100 or absent (contratto.avvio.4). */
export function isListedOnboarding(item: Pick<Onboarding, 'statusId' | 'progress'>): boolean {
  const isComplete = item.progress !== undefined && item.progress >= COMPLETE_PROGRESS;
  return presentText(item.statusId) !== undefined && !isComplete;
}

/** Returns true for one of the twelve onboarding codes of contratto.avvio.2. */
export function isOnboardingCode(code: string | undefined): code is OnboardingCode {
  return isOneOf(ONBOARDING_CODES, code);
}

/**
 * Returns true when the activation reason is a switch (contratto.avvio.5), as a word in any case or as the code ZQAT.
 */
export function quotationCounts(activationReason: string | undefined): boolean {
  const reason = foldText(activationReason ?? '');
  return reason === 'switch' || reason === SWITCH_ONBOARDING_CODE.toLowerCase();
}

/** Returns true for a meter request with a known onboarding code (contratto.avvio.6). */
export function meterRequestCounts(type: string | undefined): boolean {
  return isOnboardingCode(type);
}
