import { contractLabel, type Bill, type Contract } from '@sportello/domain';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ReadMissing } from '../../../shared/read/ReadMissing.tsx';
import { BillRow } from '../BillRow.tsx';
import classes from '../bills.module.css';
import { cx } from '../../../ui/cx.ts';
import { opensPage } from '../../../ui/opening.ts';
import { VirtualList } from '../../../ui/parts/lists/VirtualList.tsx';
import type { ArchiveSearch } from './archive-search.ts';
import { PickBill } from './PickBill.tsx';
import type { ChosenBills } from '../../paying/use-chosen-bills.ts';
import { linesByYear, type BillLine } from './merge.ts';
import type { Archive } from './use-archive.ts';

/** Row heights in pixels, on a phone and as a table, and what the year adds. */
const CARD_HEIGHT = 120;
const ROW_HEIGHT = 76;
const YEAR_HEIGHT = 45;
const HAS_ROWS = '(min-width: 48em)';

/** Pages loaded while scrolling before the button must be pressed again: the footer stays within reach. */
const PAGES_BY_THEMSELVES = 3;

interface BillListProps {
  bills: readonly Bill[];
  archive: Archive;
  chosen: ChosenBills;
  /** Resolves the contract of each bill; absent on a page about one contract. */
  contracts?: readonly Contract[];
  within: ArchiveSearch;
  /** False where the order is not that of the years. */
  hasYears?: boolean;
}

export function BillList({ bills, archive, chosen, contracts, within, hasYears = true }: BillListProps) {
  const { t } = useLingui();
  const labels = useMemo(
    () => new Map(contracts?.map((contract) => [contract.code, contractLabel(contract)])),
    [contracts],
  );
  const lines = useMemo(
    () => (hasYears ? linesByYear(bills) : bills.map((bill): BillLine => ({ bill }))),
    [bills, hasYears],
  );
  const hasChoice = bills.some(chosen.canChoose);
  const { hasMore, totals } = archive;
  const height = window.matchMedia(HAS_ROWS).matches ? ROW_HEIGHT : CARD_HEIGHT;
  return (
    <>
      <VirtualList
        label={t`Bollette`}
        items={lines}
        count={hasMore ? (totals?.count ?? -1) : lines.length}
        keyOf={keyOf}
        estimateHeight={({ year }) => (year === undefined ? height : height + YEAR_HEIGHT)}
        className={cx(classes['rows'], hasChoice && classes['choosable'])}
      >
        {({ bill, year }) => (
          <>
            {year === undefined ? null : <h2 className={classes['year']}>{year}</h2>}
            <BillRow
              bill={bill}
              contract={labels.get(bill.contractCode ?? bill.vasContractCode ?? '')}
              within={within}
              opens={opensPage}
              choice={chosen.canChoose(bill) ? <PickBill bill={bill} chosen={chosen} /> : undefined}
            />
          </>
        )}
      </VirtualList>
      <More archive={archive} />
    </>
  );
}

function keyOf({ bill: { number }, year }: BillLine): string {
  return year === undefined ? number : `${number} ${year}`;
}

/** Loads older bills near the end of the list, some pages by themselves and then at the press of the button. */
function More({ archive: { hasMore, isAskingMore, moreFailed, askMore } }: { archive: Archive }) {
  const end = useRef<HTMLDivElement>(null);
  const [left, setLeft] = useState(PAGES_BY_THEMSELVES);
  const ask = useRef(askMore);
  useEffect(() => {
    ask.current = askMore;
  });
  const isWaiting = hasMore && !isAskingMore && moreFailed === null && left > 0;
  useEffect(() => {
    if (!isWaiting || end.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setLeft((pages) => pages - 1);
        ask.current();
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
        title={<Trans>Non riusciamo a caricare quelle più vecchie</Trans>}
      />
    );
  }
  return (
    <div ref={end} className={classes['more']}>
      <Button
        variant="light"
        loading={isAskingMore}
        onClick={() => {
          setLeft(PAGES_BY_THEMSELVES);
          askMore();
        }}
      >
        <Trans>Mostra le più vecchie</Trans>
      </Button>
    </div>
  );
}
