import { billTotal, isPayable, MOST_BILLS_AT_ONCE, type Bill, type Cents } from '@sportello/domain';
import { useCallback, useMemo, useState } from 'react';
import { useToday } from '../../shared/read/use-today.ts';
import { useLivePayments } from './use-live-payments.ts';
import { usePayOffered } from './use-pay-offered.ts';

/** Bills chosen in a list to be paid together (bolletta.schermo.5). */
export interface ChosenBills {
  readonly bills: readonly Bill[];
  readonly total: Cents;
  readonly isFull: boolean;
  readonly canChoose: (bill: Bill) => boolean;
  readonly isChosen: (bill: Bill) => boolean;
  readonly toggle: (number: string) => void;
  readonly clear: () => void;
}

/** @param isAllChosen preselects all payable bills until the customer changes the selection */
export function useChosenBills(listed: readonly Bill[] | undefined, isAllChosen = false): ChosenBills {
  const { today } = useToday();
  const isOffered = usePayOffered();
  const live = useLivePayments(isOffered);
  const [own, setOwn] = useState<ReadonlySet<string>>();
  const held = useMemo(() => new Set(live?.flatMap(({ bills }) => bills.map(({ number }) => number)) ?? []), [live]);
  // Nothing can be chosen before the pending payments are known.
  const isPayableHere = useCallback(
    (bill: Bill) => isOffered && live !== undefined && !held.has(bill.number) && isPayable(bill, today),
    [isOffered, live, held, today],
  );
  const numbers = useMemo(
    () =>
      own ??
      new Set(isAllChosen ? (listed ?? []).filter(isPayableHere).slice(0, MOST_BILLS_AT_ONCE).map(numberOf) : []),
    [own, isAllChosen, listed, isPayableHere],
  );
  const bills = useMemo(
    () => listed?.filter((bill) => numbers.has(bill.number) && isPayableHere(bill)) ?? [],
    [listed, numbers, isPayableHere],
  );
  const toggle = useCallback(
    (number: string) => {
      const after = new Set(numbers);
      if (!after.delete(number)) after.add(number);
      setOwn(after);
    },
    [numbers],
  );
  return {
    bills,
    total: billTotal(bills),
    isFull: bills.length >= MOST_BILLS_AT_ONCE,
    canChoose: isPayableHere,
    isChosen: ({ number }) => numbers.has(number),
    toggle,
    clear: () => setOwn(new Set()),
  };
}

const numberOf = ({ number }: Bill) => number;
