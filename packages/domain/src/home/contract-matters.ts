import type { Contract } from '../contracts/contract.ts';
import type { Onboarding } from '../contracts/onboarding/onboarding.ts';
import { arrearsOf } from '../bills/arrears.ts';
import type { Bill } from '../bills/bill.ts';
import type { Matter } from './matter.ts';

export interface ContractMatter extends Matter {
  readonly kind: 'SUSPENDED_SUPPLY' | 'RESUMING' | 'STOPPED_ACTIVATION' | 'ACTIVATION';
  readonly contract: Contract;
}

/**
 * Returns the urgent matters of a customer's contracts (home.urgenza.1 and home.urgenza.3).
 *
 * @param overdue the customer's overdue bills; undefined while unknown
 */
export function contractMatters(
  contracts: readonly Contract[],
  overdue: readonly Bill[] | undefined,
): readonly ContractMatter[] {
  return contracts.flatMap((contract): ContractMatter[] => {
    if (contract.status === 'SOSPESO_MOROSITA') {
      const isPaid = overdue !== undefined && arrearsOf(contract, overdue).length === 0;
      return [{ kind: isPaid ? 'RESUMING' : 'SUSPENDED_SUPPLY', contract }];
    }
    const { onboarding } = contract;
    if (onboarding?.status !== 'IN_ATTIVAZIONE') return [];
    if (isWaitingForPaymentAlone(onboarding) && overdue?.length === 0) return [{ kind: 'RESUMING', contract }];
    const kind = isStopped(onboarding) ? 'STOPPED_ACTIVATION' : 'ACTIVATION';
    return [{ kind, contract, day: onboarding.activationDate }];
  });
}

const isWaitingForPaymentAlone = ({ defaulting, inadmissibilityReason }: Onboarding): boolean =>
  defaulting && inadmissibilityReason === undefined;

/** Returns true for a blocked activation (home.urgenza.3). */
export function isStopped({ status, defaulting, inadmissibilityReason }: Onboarding): boolean {
  return status === 'IN_ATTIVAZIONE' && (defaulting || inadmissibilityReason !== undefined);
}
