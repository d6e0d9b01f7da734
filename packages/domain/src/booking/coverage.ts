import type { Contract } from '../contracts/contract.ts';

/** Returns true for a service that covers technical interventions, whatever its status (home.azioni.1). */
export function coversVisits(contract: Contract): boolean {
  return contract.type === 'VAS' && contract.vas.subType === 'INTERVENTO_TECNICO';
}
