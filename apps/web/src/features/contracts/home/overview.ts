import { fullAddress, isActiveStatus, isClosedStatus, type Contract } from '@sportello/domain';

/** The contracts as the home lays them out (home.forniture.1). */
export interface Overview {
  /** Active and suspended ones first, then those of which nothing certain is known. */
  readonly running: readonly Contract[];
  /** On their way to be active. */
  readonly coming: readonly Contract[];
  readonly closed: readonly Contract[];
}

/** Supplies and services with what is on its way, by the groups of contratto.stato.3. */
export function overviewOf(all: readonly Contract[]): Overview {
  const open = all.filter(({ status }) => !isClosedStatus(status));
  const running = open.filter(({ status }) => status !== 'IN_ATTIVAZIONE');
  return {
    running: [
      ...running.filter(({ status }) => isActiveStatus(status)),
      ...running.filter(({ status }) => !isActiveStatus(status)),
    ],
    coming: open.filter(({ status }) => status === 'IN_ATTIVAZIONE'),
    closed: all.filter(({ status }) => isClosedStatus(status)),
  };
}

export interface AtAddress {
  /** Empty for what has none. */
  readonly address: string;
  readonly contracts: readonly Contract[];
}

/** Those of one address together, in the order in which each address first comes. */
export function byAddress(contracts: readonly Contract[]): readonly AtAddress[] {
  const groups = Map.groupBy(contracts, ({ address }) => (address === undefined ? '' : fullAddress(address)));
  return [...groups].map(([address, those]) => ({ address, contracts: those }));
}
