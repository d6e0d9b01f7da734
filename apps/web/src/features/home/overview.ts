import {
  contractLabel,
  foldText,
  fullAddress,
  isActiveStatus,
  isClosedStatus,
  joinOnboarding,
  type Contract,
  type OnboardingRequest,
} from '@sportello/domain';

/** The contracts as the home lays them out. */
export interface Overview {
  /** Active ones first, then those of which nothing certain is known. */
  readonly open: readonly Contract[];
  readonly closed: readonly Contract[];
}

/** Supplies and services with what is on its way, by the groups of Spec 1 §4. */
export function overviewOf(contracts: readonly Contract[], requests: readonly OnboardingRequest[]): Overview {
  const all = joinOnboarding(contracts, requests);
  const open = all.filter(({ status }) => !isClosedStatus(status));
  return {
    open: [
      ...open.filter(({ status }) => isActiveStatus(status)),
      ...open.filter(({ status }) => !isActiveStatus(status)),
    ],
    closed: all.filter(({ status }) => isClosedStatus(status)),
  };
}

/** The contracts that have every word of a search in their label, address or delivery point. */
export function searchContracts(contracts: readonly Contract[], search: string): readonly Contract[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  if (words.length === 0) return contracts;
  return contracts.filter((contract) => {
    const text = searchText(contract);
    return words.every((word) => text.includes(word));
  });
}

function searchText(contract: Contract): string {
  const { pod, pdr } = contract.type === 'COMMODITY' ? contract.commodity : { pod: contract.vas.pod, pdr: undefined };
  const address = contract.address && fullAddress(contract.address);
  return foldText([contractLabel(contract), address, pod, pdr, contract.code].filter(Boolean).join(' '));
}
