import { arrearsOf, sumCents, type Bill, type Contract } from '@sportello/domain';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { KnownArrears } from '../../shared/contracts/arrears.ts';
import { euroWords } from '../../ui/amounts.ts';
import { fullDay } from '../../ui/moments.ts';
import { useOverdueBills } from './home/use-overdue.ts';

interface ArrearsProps {
  /** All contracts if absent. */
  contract?: Contract | undefined;
  children: (arrears: KnownArrears) => ReactNode;
}

/** Shows the overdue amount of suspended contracts, because paying it reactivates them (contratto.pagine.6). */
export function Arrears({ contract, children }: ArrearsProps) {
  const all = useOverdueBills();
  const overdue = contract === undefined || all === undefined ? all : arrearsOf(contract, all);
  return children({
    isNothingOverdue: overdue?.length === 0,
    sentence: overdue === undefined || overdue.length === 0 ? null : <Sentence overdue={overdue} />,
  });
}

function Sentence({ overdue }: { overdue: readonly Bill[] }) {
  const amount = <strong>{euroWords(sumCents(overdue.map(({ openAmount }) => openAmount)))}</strong>;
  const [first] = overdue.flatMap(({ expirationDate }) => expirationDate ?? []).toSorted();
  return (
    <p>
      {first === undefined ? (
        <Trans>Mancano {amount}.</Trans>
      ) : overdue.length === 1 ? (
        <Trans>
          Mancano {amount} (scadenza: {fullDay(first)}).
        </Trans>
      ) : (
        <Trans>
          Mancano {amount} (prima scadenza: {fullDay(first)}).
        </Trans>
      )}
    </p>
  );
}
