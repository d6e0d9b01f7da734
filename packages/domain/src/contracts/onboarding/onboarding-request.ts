import type { CommodityContract, Contract } from '../contract.ts';
import { isListedOnboarding, meterRequestCounts, quotationCounts, type Onboarding } from './onboarding.ts';

/** Source of an activation request (contratto.chiamate.5 and contratto.chiamate.6). */
export const ONBOARDING_SOURCES = ['QUOTATION', 'METER_REQUEST'] as const;
export type OnboardingSource = (typeof ONBOARDING_SOURCES)[number];

export interface OnboardingRequest extends CommodityContract {
  source: OnboardingSource;
  /** Backend text; only set for quotations. */
  activationReason?: string | undefined;
  onboarding: Onboarding;
}

/**
 * Returns true for requests shown to the customer: a quotation only for a switch, a meter request only of a known
 * kind, both only with a state id and progress under 100 or absent (contratto.avvio.4).
 */
export function isListedRequest(request: OnboardingRequest): boolean {
  const counts =
    request.source === 'QUOTATION'
      ? quotationCounts(request.activationReason)
      : meterRequestCounts(request.onboarding.type);
  return counts && isListedOnboarding(request.onboarding);
}

/**
 * Merges contracts with the requests shown to the customer (contratto.avvio.7): a request whose code is a contract's
 * quotation sets that contract's progress, any other is added in front as a separate contract.
 */
export function joinOnboarding(contracts: readonly Contract[], requests: readonly OnboardingRequest[]): Contract[] {
  const waiting = new Map(requests.filter(isListedRequest).map((each) => [each.code, each]));
  const joined = contracts.map((contract) => {
    const quotation = contract.type === 'COMMODITY' ? contract.commodity.quotation : undefined;
    const request = quotation === undefined ? undefined : waiting.get(quotation);
    if (!request) return contract;
    waiting.delete(request.code);
    return { ...contract, onboarding: request.onboarding };
  });
  return [...waiting.values(), ...joined];
}
