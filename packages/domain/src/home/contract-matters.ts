import type { Contract } from '../contract/contract.ts';
import type { Onboarding } from '../contract/onboarding.ts';
import type { Matter } from './matter.ts';

/** Something about one contract. */
export interface ContractMatter extends Matter {
  readonly kind: 'SUSPENDED_SUPPLY' | 'STOPPED_ACTIVATION' | 'ACTIVATION';
  readonly contract: Contract;
}

/** What a customer's contracts ask for now (home.urgenza.1 and home.urgenza.3). */
export function contractMatters(contracts: readonly Contract[]): readonly ContractMatter[] {
  return contracts.flatMap((contract): ContractMatter[] => {
    if (contract.status === 'SOSPESO_MOROSITA') return [{ kind: 'SUSPENDED_SUPPLY', contract }];
    const { onboarding } = contract;
    if (onboarding?.status !== 'IN_ATTIVAZIONE') return [];
    const kind = isStopped(onboarding) ? 'STOPPED_ACTIVATION' : 'ACTIVATION';
    return [{ kind, contract, day: onboarding.activationDate }];
  });
}

/** Whether an activation stands still (home.urgenza.3). */
export function isStopped({ status, defaulting, inadmissibilityReason }: Onboarding): boolean {
  return status === 'IN_ATTIVAZIONE' && (defaulting || inadmissibilityReason !== undefined);
}
