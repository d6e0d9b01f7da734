import type { Contract } from '@sportello/domain';
import { genreOf, type ContractGenre } from '../../../shared/links/contract-link.ts';

/**
 * Finds the contract of a URL by its genre, or by code without one; a quotation code also matches the contract it
 * became.
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

/** Returns the services of a supply, or the supply of a service. */
export function linkedContracts(contracts: readonly Contract[], contract: Contract): readonly Contract[] {
  if (contract.type === 'COMMODITY') {
    return contracts.filter((each) => each.type === 'VAS' && each.vas.commodityCode === contract.code);
  }
  const { commodityCode } = contract.vas;
  if (commodityCode === undefined) return [];
  return contracts.filter((each) => genreOf(each) === undefined && each.code === commodityCode);
}
