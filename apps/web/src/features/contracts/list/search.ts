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
 * The part that the URL asks for, if the customer has it. Where it asks for none, supplies: they are
 * what one comes for, unless there are none and another part has something.
 *
 * @param contracts all of them; undefined while they are not all known
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

/** Active ones first, closed ones last; among equals the order stays. */
export function contractsOfPart(contracts: readonly Contract[], part: ContractSegmentType): readonly Contract[] {
  return contracts
    .filter((contract) => contractSegmentType(contract) === part)
    .toSorted((one, other) => turnOf(one) - turnOf(other));
}

function turnOf({ status }: Contract): number {
  if (isActiveStatus(status)) return 0;
  return isClosedStatus(status) ? 2 : 1;
}

/** The contracts that the filters and the search leave, by group of status and by market (contratto.stato.3). */
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
