import { owedBills, sumCents, type Cents } from '@sportello/domain';
import { useMemo } from 'react';
import { useToday } from '../use-today.ts';
import { useOpenBills } from './use-open-bills.ts';

/** What is overdue of each contract, by its code; nothing while nobody knows. */
export function useOverdue(): ReadonlyMap<string, Cents> {
  const { bills } = useOpenBills();
  const { today } = useToday();
  return useMemo(() => {
    const byContract = Map.groupBy(
      owedBills(bills ?? [], today).overdue,
      ({ contractCode, vasContractCode }) => contractCode ?? vasContractCode ?? '',
    );
    return new Map([...byContract].map(([code, those]) => [code, sumCents(those.map(({ openAmount }) => openAmount))]));
  }, [bills, today]);
}
