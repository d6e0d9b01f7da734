import type { Contract } from '@sportello/domain';
import { genreOf, type ContractGenre } from '../../../shared/links/contract-link.ts';

/**
 * The contract that a URL names, among those that were read: of the genre that the URL says, else
 * the one that has this code; a quotation that has become a contract's is that contract.
 */
export function findContract(
  contracts: readonly Contract[],
  code: string,
  genre: ContractGenre | undefined,
): Contract | undefined {
  const those = contracts.filter((contract) => contract.code === code);
  return (
    those.find((contract) => genreOf(contract) === genre) ??
    those[0] ??
    contracts.find((contract) => contract.type === 'COMMODITY' && contract.commodity.quotation === code)
  );
}

/** The services that belong to a supply, and the supply that a service belongs to. */
export function linkedContracts(contracts: readonly Contract[], contract: Contract): readonly Contract[] {
  if (contract.type === 'COMMODITY') {
    return contracts.filter((each) => each.type === 'VAS' && each.vas.commodityCode === contract.code);
  }
  const { commodityCode } = contract.vas;
  if (commodityCode === undefined) return [];
  return contracts.filter((each) => genreOf(each) === undefined && each.code === commodityCode);
}
