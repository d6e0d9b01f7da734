import { contractLabel, type Bill, type Contract } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import { ReadMissing } from '../../../shared/read/ReadMissing.tsx';
import { BillRow } from '../BillRow.tsx';
import classes from '../bills.module.css';
import { cx } from '../../../ui/cx.ts';
import { PickBill } from './PickBill.tsx';
import type { ChosenBills } from '../../paying/use-chosen-bills.ts';
import { byYear } from './merge.ts';
import type { Archive } from './use-archive.ts';

interface BillListProps {
  bills: readonly Bill[];
  archive: Archive;
  chosen: ChosenBills;
  /** Resolves the contract of each bill; absent on a page about one contract. */
  contracts?: readonly Contract[];
}

/** Lists bills by year with infinite scroll; `content-visibility` skips rendering of off-screen rows. */
export function BillList({ bills, archive, chosen, contracts }: BillListProps) {
  const { t } = useLingui();
  const labels = useMemo(
    () => new Map(contracts?.map((contract) => [contract.code, contractLabel(contract)])),
    [contracts],
  );
  const hasChoice = bills.some(chosen.canChoose);
  return (
    <>
      {byYear(bills).map(([year, those]) => (
        <section key={year} aria-label={t`Bollette del ${year}`}>
          <h2 className={classes['year']}>{year}</h2>
          <ul className={cx(classes['list'], hasChoice && classes['choosable'])}>
            {those.map((bill) => (
              <li key={bill.number} className={classes['line']}>
                <BillRow
                  bill={bill}
                  contract={labels.get(bill.contractCode ?? bill.vasContractCode ?? '')}
                  choice={chosen.canChoose(bill) ? <PickBill bill={bill} chosen={chosen} /> : undefined}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      <More archive={archive} />
    </>
  );
}

/** Loads older bills near the end of the list; the button is for users who reach it before they arrive. */
function More({ archive: { hasMore, isAskingMore, moreFailed, askMore } }: { archive: Archive }) {
  const end = useRef<HTMLDivElement>(null);
  const ask = useRef(askMore);
  useEffect(() => {
    ask.current = askMore;
  });
  const isWaiting = hasMore && !isAskingMore && moreFailed === null;
  useEffect(() => {
    if (!isWaiting || end.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) ask.current();
      },
      { rootMargin: '600px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWaiting]);
  if (!hasMore) return null;
  if (moreFailed !== null) {
    return (
      <ReadMissing
        read={{ error: moreFailed, isAsking: isAskingMore, askAgain: askMore }}
        title={<Trans>Non riusciamo a leggere quelle più vecchie</Trans>}
      />
    );
  }
  return (
    <div ref={end} className={classes['more']}>
      <Button variant="light" loading={isAskingMore} onClick={askMore}>
        <Trans>Mostra le più vecchie</Trans>
      </Button>
    </div>
  );
}
