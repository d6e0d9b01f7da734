import { owedBills, sumCents, type Bill, type Cents } from '@sportello/domain';
import { useMemo } from 'react';
import { useToday } from '../../../shared/read/use-today.ts';
import { useOpenBills } from './use-open-bills.ts';

/** Returns the overdue bills; undefined until they are known. */
export function useOverdueBills(): readonly Bill[] | undefined {
  const { bills } = useOpenBills();
  const { today } = useToday();
  return useMemo(() => bills && owedBills(bills, today).overdue, [bills, today]);
}

/** Returns the overdue amount of each contract by its code; empty until it is known. */
export function useOverdue(): ReadonlyMap<string, Cents> {
  const overdue = useOverdueBills();
  return useMemo(() => {
    const byContract = Map.groupBy(
      overdue ?? [],
      ({ contractCode, vasContractCode }) => contractCode ?? vasContractCode ?? '',
    );
    return new Map([...byContract].map(([code, those]) => [code, sumCents(those.map(({ openAmount }) => openAmount))]));
  }, [overdue]);
}
