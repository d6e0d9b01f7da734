import {
  contractSegmentType,
  isActiveStatus,
  isClosedStatus,
  isNonFreeMarket,
  searchContracts,
  type Contract,
  type ContractSegmentType,
} from '@sportello/domain';
import { PART_WORDS, type ListSearch, type MarketFilter } from './list-search.ts';

/**
 * Returns the part in the URL; without one, supplies, unless the customer has none and another part has contracts.
 *
 * @param contracts all contracts; undefined until all are known
 */
export function partOf(
  { tipo }: ListSearch,
  parts: readonly ContractSegmentType[],
  contracts: readonly Contract[] | undefined,
): ContractSegmentType {
  const asked = parts.find((part) => PART_WORDS[part] === tipo);
  const filled = parts.find((part) => contracts?.some((contract) => contractSegmentType(contract) === part));
  return asked ?? filled ?? 'FORNITURE';
}

/** Active first, closed last; otherwise the order is kept. */
export function contractsOfPart(contracts: readonly Contract[], part: ContractSegmentType): readonly Contract[] {
  return contracts
    .filter((contract) => contractSegmentType(contract) === part)
    .toSorted((one, other) => turnOf(one) - turnOf(other));
}

function turnOf({ status }: Contract): number {
  if (isActiveStatus(status)) return 0;
  return isClosedStatus(status) ? 2 : 1;
}

/** Filters by status group, market and search (contratto.stato.3). */
export function filteredContracts(contracts: readonly Contract[], { stato, mercato, cerca }: ListSearch) {
  const left = contracts.filter(
    (contract) =>
      (stato === undefined || (stato === 'attivi' ? isActiveStatus : isClosedStatus)(contract.status)) &&
      (mercato === undefined || isOnMarket(contract, mercato)),
  );
  return searchContracts(left, cerca ?? '');
}

function isOnMarket(contract: Contract, filter: MarketFilter): boolean {
  if (contract.type === 'VAS') return false;
  const { commodityMarket } = contract.commodity;
  switch (filter) {
    case 'libero':
      return commodityMarket === 'LIBERO';
    case 'non-libero':
      return isNonFreeMarket(commodityMarket);
    case 'placet':
      return commodityMarket === 'PLACET';
    case 'graduali':
      return commodityMarket === 'STG';
  }
}
