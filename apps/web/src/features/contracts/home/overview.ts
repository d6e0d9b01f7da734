import { fullAddress, isActiveStatus, isClosedStatus, type Contract } from '@sportello/domain';

/** Contracts grouped for the home page (home.forniture.1). */
export interface Overview {
  /** Active and suspended first, then those of unknown status. */
  readonly running: readonly Contract[];
  readonly coming: readonly Contract[];
  readonly closed: readonly Contract[];
}

/** Groups supplies and services with pending contracts, by the status groups of contratto.stato.3. */
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
  /** Empty for contracts without one. */
  readonly address: string;
  readonly contracts: readonly Contract[];
}

/** Groups by address, in order of first appearance. */
export function byAddress(contracts: readonly Contract[]): readonly AtAddress[] {
  const groups = Map.groupBy(contracts, ({ address }) => (address === undefined ? '' : fullAddress(address)));
  return [...groups].map(([address, those]) => ({ address, contracts: those }));
}
