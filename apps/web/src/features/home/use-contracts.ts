import { useMemo } from 'react';
import { useContractLists } from '../../shared/contracts/use-contract-lists.ts';
import { overviewOf } from './overview.ts';

/** The contracts as the home lays them out, and where their lists stand. */
export function useContracts() {
  const { contracts, ...lists } = useContractLists();
  const overview = useMemo(() => overviewOf(contracts), [contracts]);
  return { ...overview, ...lists };
}

export type Contracts = ReturnType<typeof useContracts>;
