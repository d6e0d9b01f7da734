import { isActiveStatus, isClosedStatus, type Contract } from '@sportello/domain';

/** The contracts as the home lays them out. */
export interface Overview {
  /** Active ones first, then those of which nothing certain is known. */
  readonly open: readonly Contract[];
  readonly closed: readonly Contract[];
}

/** Supplies and services with what is on its way, by the groups of contratto.stato.3. */
export function overviewOf(all: readonly Contract[]): Overview {
  const open = all.filter(({ status }) => !isClosedStatus(status));
  return {
    open: [
      ...open.filter(({ status }) => isActiveStatus(status)),
      ...open.filter(({ status }) => !isActiveStatus(status)),
    ],
    closed: all.filter(({ status }) => isClosedStatus(status)),
  };
}
