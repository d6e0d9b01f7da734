import { contractLabel, type Bill } from '@sportello/domain';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { quantityWords } from '../../../../ui/amounts.ts';
import { useContractLists } from '../../../../shared/contracts/use-contract-lists.ts';
import { usePerson } from '../../../../shared/customer/use-person.ts';
import { ReadBody } from '../../../../shared/read/ReadBody.tsx';
import { ReadMissing } from '../../../../shared/read/ReadMissing.tsx';
import { cx } from '../../../../ui/cx.ts';
import layout from '../../../../ui/layout/layout.module.css';
import links from '../../../../ui/styles/links.module.css';
import screens from '../../../../ui/styles/screens.module.css';
import { CardSkeleton } from '../../../../ui/parts/states/LinesSkeleton.tsx';
import { ScrollRows } from '../../../../ui/parts/lists/ScrollRows.tsx';
import { BillRow } from '../../BillRow.tsx';
import { archiveSearchOf, isOwedWord, type ArchiveSearch } from '../archive-search.ts';
import { linesByYear, type BillLine } from '../merge.ts';
import { useArchive, type Archive } from '../use-archive.ts';
import { useAtAddress, useSought } from '../use-sought.ts';
import classes from './beside.module.css';

/** In pixels, before a row is measured. */
const ROW_HEIGHT = 105;
const YEAR_HEIGHT = 45;

/** Up to so many bills the shown one is looked for; those of an administrator would be fifty requests. */
const MOST_SOUGHT = 400;

interface BillsBesideProps {
  /** The filters as the URL has them. */
  search: ArchiveSearch;
  /** The number of the bill that is shown. */
  shown: string;
}

/** The archive as a narrow column beside one of its bills, with the filters with which it was left. */
export function BillsBeside({ search, shown }: BillsBesideProps) {
  const customer = usePerson()?.code;
  return customer === undefined ? <Waiting /> : <Found customer={customer} search={search} shown={shown} />;
}

function Found({ customer, search, shown }: BillsBesideProps & { customer: string }) {
  const { contracts } = useContractLists();
  const within = useSought(archiveSearchOf({ ...search }));
  const archive = useArchive(customer, useAtAddress(within, contracts));
  const { bills, missing, totals } = archive;
  const isFiltered = Object.keys(within).length > 0;
  return (
    <>
      <div className={classes['head']}>
        <span>
          {isFiltered ? <Trans>Bollette filtrate</Trans> : <Trans>Bollette</Trans>}
          {totals === undefined ? null : (
            <span className={cx(layout['caption'], screens['regular'])}>
              {' '}
              <Plural value={totals.count} one="# documento" other={`${quantityWords(totals.count)} documenti`} />
            </span>
          )}
        </span>
        <Link
          className={cx(links['link'], classes['filter'])}
          to="/my-edison/bollette"
          search={within}
          activeOptions={{ exact: true }}
        >
          <Trans>Filtra</Trans>
        </Link>
      </div>
      {missing === undefined ? null : (
        <ReadMissing read={missing.read} title={<Trans>Alcune bollette mancano</Trans>} />
      )}
      {bills.data === undefined ? (
        <ReadBody read={bills} failed={<Trans>Non riusciamo a caricare le bollette</Trans>} skeleton={<Waiting />}>
          {() => null}
        </ReadBody>
      ) : (
        <Rows bills={bills.data} archive={archive} within={within} shown={shown} />
      )}
    </>
  );
}

interface RowsProps {
  bills: readonly Bill[];
  archive: Archive;
  within: ArchiveSearch;
  shown: string;
}

function Rows({ bills, archive: { hasMore, isAskingMore, moreFailed, askMore, totals }, within, shown }: RowsProps) {
  const { t } = useLingui();
  const { contracts } = useContractLists();
  const labels = useMemo(
    () => new Map(contracts.map((contract) => [contract.code, contractLabel(contract)])),
    [contracts],
  );
  const lines = useMemo(
    () => (isOwedWord(within.stato) ? bills.map((bill): BillLine => ({ bill })) : linesByYear(bills)),
    [bills, within.stato],
  );
  const current = lines.findIndex(({ bill }) => bill.number === shown);
  const more = hasMore && !isAskingMore && moreFailed === null ? askMore : undefined;
  // A link may lead to a bill of a later page.
  const isSought = current < 0 && bills.length < MOST_SOUGHT;
  useEffect(() => {
    if (isSought) more?.();
  }, [isSought, more]);
  return (
    <ScrollRows
      label={t`Bollette`}
      className={classes['rows']}
      items={lines}
      count={hasMore ? (totals?.count ?? -1) : lines.length}
      keyOf={({ bill: { number }, year }) => (year === undefined ? number : `${number} ${year}`)}
      estimateHeight={({ year }) => (year === undefined ? ROW_HEIGHT : ROW_HEIGHT + YEAR_HEIGHT)}
      current={current}
      currentKey={shown}
      onEnd={more}
      foot={
        moreFailed === null ? undefined : (
          <ReadMissing
            read={{ error: moreFailed, isAsking: isAskingMore, askAgain: askMore }}
            title={<Trans>Non riusciamo a caricare quelle più vecchie</Trans>}
          />
        )
      }
    >
      {({ bill, year }) => (
        <>
          {year === undefined ? null : <h2 className={cx(layout['subtitle'], classes['year'])}>{year}</h2>}
          <BillRow bill={bill} contract={labels.get(bill.contractCode ?? bill.vasContractCode ?? '')} within={within} />
        </>
      )}
    </ScrollRows>
  );
}

function Waiting() {
  return (
    <div className={classes['waiting']}>
      <CardSkeleton lines={8} />
    </div>
  );
}
