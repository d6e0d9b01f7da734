import type { CommodityContract, Contract } from '../contract.ts';
import { isListedOnboarding, meterRequestCounts, quotationCounts, type Onboarding } from './onboarding.ts';

/** Where a request to activate a supply comes from (contratto.chiamate.5 and contratto.chiamate.6). */
export type OnboardingSource = 'QUOTATION' | 'METER_REQUEST';

/** A supply on its way, as a contract that does not exist yet. */
export interface OnboardingRequest extends CommodityContract {
  source: OnboardingSource;
  /** Why the supply is activated, as the backend words it; only quotations have one. */
  activationReason?: string | undefined;
  onboarding: Onboarding;
}

/**
 * Whether the customer sees a request: a quotation only for a switch, a meter request only of a
 * known kind, both only with a state id and progress under 100 or absent (contratto.avvio.4).
 */
export function isListedRequest(request: OnboardingRequest): boolean {
  const counts =
    request.source === 'QUOTATION'
      ? quotationCounts(request.activationReason)
      : meterRequestCounts(request.onboarding.type);
  return counts && isListedOnboarding(request.onboarding);
}

/**
 * The contracts with the requests that the customer sees (contratto.avvio.7): a request whose code is the quotation
 * of a contract tells that contract's progress, any other stands as a contract of its own, first.
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
