import type { CallId } from '@sportello/calls';
import type { Contract } from '@sportello/domain';
import { CONTRACT_PAGES, type ContractGenre, type SubPage } from '../../../../shared/links/contract-link.ts';

const pricesId: CallId = 'supplyPrices';

/** Returns only sub-pages with content or actions (contratto.pagine.2), and whose calls the gateway serves. */
export function subPagesOf(
  contract: Contract,
  genre: ContractGenre | undefined,
  capabilities: readonly string[],
): readonly SubPage[] {
  const has: Record<SubPage, boolean> = {
    IN_BRIEF: true,
    // Pending contracts have no bills.
    BILLS: genre === undefined || genre === 'servizio',
    // Requires an active supply with a meter.
    READINGS: contract.type === 'COMMODITY' && genre === undefined,
    CONSUMPTION: contract.type === 'COMMODITY' && genre === undefined,
    PRICES: contract.type === 'COMMODITY' && genre === undefined && capabilities.includes(pricesId),
    // Meter work is no contract and has no documents.
    DOCUMENTS: genre !== 'contatore',
    MANAGE: isManaged(contract, genre),
  };
  return (Object.keys(CONTRACT_PAGES) as SubPage[]).filter((page) => has[page]);
}

/** Requests have no settings until they become a contract. */
function isManaged(contract: Contract, genre: ContractGenre | undefined): boolean {
  return genre === undefined || contract.type === 'VAS';
}
