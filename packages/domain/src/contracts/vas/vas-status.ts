import { foldText } from '../../shared/text.ts';
import { COMPLETE_PROGRESS } from '../status.ts';
import type { ContractStatus } from '../status.ts';
import { FIBRE_PRODUCT_TYPE } from './vas.ts';

export interface VasFacts {
  /** ZFIB is fibre. */
  productType?: string | undefined;
  /** Looked up among the activation codes. */
  serviceCode?: string | undefined;
  /** Percent, 0 to 100. */
  progress?: number | undefined;
  /** Backend text in any case. */
  sourceState?: string | undefined;
}

/**
 * Returns the status of a value-added service, where later rules override earlier ones (contratto.stato.4): it starts
 * as deactivated; fibre and the services among `activationCodes` are in activation with progress between 0 and 100,
 * and cancelled when the source reports it; progress 100 is active; fibre suspended for non-payment is suspended.
 *
 * @param activationCodes the nine service codes that report an activation (contratto.stato.5)
 */
export function vasStatus(facts: VasFacts, activationCodes: readonly string[]): ContractStatus {
  const isFibre = facts.productType === FIBRE_PRODUCT_TYPE;
  const isListed = facts.serviceCode !== undefined && activationCodes.includes(facts.serviceCode);
  const state = foldText(facts.sourceState ?? '');
  const progress = facts.progress ?? 0;

  let status: ContractStatus = 'DISATTIVATO';
  if (isFibre || isListed) {
    if (progress > 0 && progress < COMPLETE_PROGRESS) status = 'IN_ATTIVAZIONE';
    if (state === 'annullato') status = 'ANNULLATO';
  }
  if (progress === COMPLETE_PROGRESS) status = 'ATTIVO';
  if (isFibre && state.startsWith('sospeso')) status = 'SOSPESO_MOROSITA';
  return status;
}
