import type { Contract } from '@sportello/domain';
import { CONTRACT_PAGES, type ContractGenre, type SubPage } from '../../../../shared/links/contract-link.ts';

/** The pages that a contract has: only those with something to show or to do (contratto.pagine.2). */
export function subPagesOf(contract: Contract, genre: ContractGenre | undefined): readonly SubPage[] {
  const has: Record<SubPage, boolean> = {
    IN_BRIEF: true,
    // What is on its way has not been billed.
    BILLS: genre === undefined || genre === 'servizio',
    // Only what has a meter, and is supplied.
    READINGS: contract.type === 'COMMODITY' && genre === undefined,
    CONSUMPTION: contract.type === 'COMMODITY' && genre === undefined,
    // Work on a meter is no contract, and has none.
    DOCUMENTS: genre !== 'contatore',
    MANAGE: isManaged(contract, genre),
  };
  return (Object.keys(CONTRACT_PAGES) as SubPage[]).filter((page) => has[page]);
}

/** Of a request nothing is decided until it has become a contract. */
function isManaged(contract: Contract, genre: ContractGenre | undefined): boolean {
  return genre === undefined || contract.type === 'VAS';
}
