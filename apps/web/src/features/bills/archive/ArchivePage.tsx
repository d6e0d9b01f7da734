import type { Bill, Contract } from '@sportello/domain';
import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { memo, useCallback, useMemo, useState, type ReactNode } from 'react';
import type { ChangeSearch } from '../../../shared/links/change-search.ts';
import { useContractLists } from '../../../shared/contracts/use-contract-lists.ts';
import { usePerson } from '../../../shared/customer/use-person.ts';
import { withData } from '../../../shared/read/read.ts';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { ReadFreshness } from '../../../shared/read/ReadFreshness.tsx';
import { ReadMissing } from '../../../shared/read/ReadMissing.tsx';
import type { RenderLink } from '../../../ui/links.ts';
import { Page } from '../../../ui/layout/Page.tsx';
import { euroWords, quantityWords } from '../../../ui/amounts.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Figure } from '../../../ui/parts/facts/Figure.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { cx } from '../../../ui/cx.ts';
import { EmptyState } from '../../../ui/parts/states/states.tsx';
import classes from '../bills.module.css';
import { PaymentsUnderWay, PayTogether } from '../../paying/PayTogether.tsx';
import { useChosenBills } from '../../paying/use-chosen-bills.ts';
import { archiveSearchOf, isOwedWord, type ArchiveSearch } from './archive-search.ts';
import { COMING, NOW, OVERDUE, type OwedWord } from '../open.ts';
import { BillList } from './BillList.tsx';
import { useCreditLine, type KnownCredits } from './credits/use-credit-line.ts';
import { ArchiveTools } from './tools/ArchiveTools.tsx';
import { Filters } from './Filters.tsx';
import { OwedFigures } from './OwedFigures.tsx';
import type { SoughtBills } from './merge.ts';
import { useArchive, type Archive } from './use-archive.ts';
import { useAtAddress, useSought } from './use-sought.ts';

interface ArchivePageProps {
  search: ArchiveSearch;
  onSearch: ChangeSearch<ArchiveSearch>;
}

/** Lists the customer's bills of all contracts (bolletta.schermo.1). */
export function ArchivePage({ search, onSearch }: ArchivePageProps) {
  const person = usePerson();
  const { contracts } = useContractLists();
  const sought = useAtAddress(useSought(search), contracts);
  const { stato } = search;
  const credit = useCreditLine();
  // Users who arrive from a sum want its bills, so the filters stand above them only once they are used.
  const [isFiltering, setFiltering] = useState(false);
  const filter = useCallback<typeof onSearch>(
    (change) => {
      setFiltering(true);
      onSearch(change);
    },
    [onSearch],
  );
  const isOwed = isOwedWord(stato);
  const filtering = useMemo(
    () => (isOwed ? { isOpen: isFiltering, onToggle: () => setFiltering(!isFiltering) } : undefined),
    [isOwed, isFiltering],
  );
  return (
    <Page
      title={isOwed ? owedTitles[stato] : <Trans>Bollette</Trans>}
      lead={isOwed ? undefined : <Trans>Le tue bollette degli ultimi dieci anni.</Trans>}
      back={isOwed ? toAll : undefined}
    >
      {person?.code === undefined ? null : (
        <>
          {isOwed && !isFiltering ? null : (
            <>
              <Filters search={search} onSearch={filter} contracts={contracts} />
              <ArchiveTools search={search} contracts={contracts} />
            </>
          )}
          <Found
            key={isOwed ? stato : 'all'}
            customer={person.code}
            search={sought}
            onSearch={onSearch}
            contracts={contracts}
            filtering={filtering}
            credit={credit}
          />
        </>
      )}
    </Page>
  );
}

const owedTitles: Record<OwedWord, ReactNode> = {
  [NOW]: <Trans>Bollette da pagare</Trans>,
  [OVERDUE]: <Trans>Bollette scadute</Trans>,
  [COMING]: <Trans>Bollette in arrivo</Trans>,
};

const toAll = {
  label: <Trans>Bollette</Trans>,
  renderLink: ({ id, ...link }: Parameters<RenderLink>[0]) => <Link key={id} to="/my-edison/bollette" {...link} />,
};

interface FoundProps {
  customer: string;
  search: SoughtBills;
  onSearch: ChangeSearch<ArchiveSearch>;
  contracts?: readonly Contract[] | undefined;
  /** Shows and hides the filters; absent where they always stand above. */
  filtering?: Filtering | undefined;
  /** Absent on pages without the line about credits. */
  credit?: KnownCredits | undefined;
}

interface Filtering {
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

export const Found = memo(function Found({ customer, search, onSearch, contracts, filtering, credit }: FoundProps) {
  const archive = useArchive(customer, search);
  const { missing, bills } = archive;
  const within = useMemo(() => archiveSearchOf({ ...search }), [search]);
  const chosen = useChosenBills(bills.data, search.stato === OVERDUE);
  return (
    <>
      <PaymentsUnderWay />
      {missing === undefined ? null : (
        <ReadMissing
          read={missing.read}
          title={
            missing.part === 'SUPPLIES' ? (
              <Trans>Mancano le bollette di luce e gas</Trans>
            ) : (
              <Trans>Mancano le fatture di servizi, prodotti e fibra</Trans>
            )
          }
        />
      )}
      <ReadBody
        read={credit?.isKnown === false ? withData<readonly Bill[]>(bills, undefined) : bills}
        of="bills"
        isDated={archive.totals !== undefined}
        failed={<Trans>Non riusciamo a caricare le bollette</Trans>}
        skeleton={
          <>
            <CardSkeleton lines={1} />
            <CardSkeleton lines={5} />
          </>
        }
        empty={<Nothing search={search} onSearch={onSearch} isWhole={missing === undefined} />}
      >
        {(all) => (
          <>
            {credit?.line}
            <Totals archive={archive} search={search} filtering={filtering} />
            <BillList
              bills={all}
              archive={archive}
              chosen={chosen}
              within={within}
              hasYears={!isOwedWord(search.stato)}
              {...(contracts !== undefined && { contracts })}
            />
            <PayTogether chosen={chosen} />
          </>
        )}
      </ReadBody>
    </>
  );
});

interface TotalsProps extends Pick<FoundProps, 'search' | 'filtering'> {
  archive: Archive;
}

/** Shows the totals of all matching bills, not only of the loaded ones (bolletta.totali.1). */
function Totals({ archive: { totals, bills }, search, filtering }: TotalsProps) {
  if (totals === undefined) return null;
  const { count, amount } = totals;
  return (
    <Card className={cx(classes['totals'], filtering && classes['owed'])} as="div">
      <OwedFigures search={search} />
      {/* The total is hidden here: a bill with a payment plan isn’t open and its instalments are not in the total, so the two figures don’t add up. */}
      {amount === undefined || isOwedWord(search.stato) ? null : (
        <Figure label={<Trans>Totale</Trans>} size="normal">
          {euroWords(amount)}
        </Figure>
      )}
      {filtering === undefined ? null : (
        <Button
          className={classes['filtering'] ?? ''}
          variant="light"
          aria-expanded={filtering.isOpen}
          onClick={filtering.onToggle}
        >
          <Trans>Filtri</Trans>
        </Button>
      )}
      <div className={classes['count']}>
        <output>
          <Plural value={count} one="# documento" other={`${quantityWords(count)} documenti`} />
        </output>
        <ReadFreshness read={bills} isHere />
      </div>
    </Card>
  );
}

function Nothing({ search, onSearch, isWhole }: Pick<FoundProps, 'search' | 'onSearch'> & { isWhole: boolean }) {
  if (!isWhole) return null;
  const isFiltered = Object.keys(search).length > 0;
  return (
    <Card>
      <EmptyState
        title={
          isFiltered ? <Trans>Nessuna bolletta con questi filtri</Trans> : <Trans>Non ci sono ancora bollette</Trans>
        }
        actions={
          isFiltered ? (
            <Button variant="light" onClick={() => onSearch(() => ({}))}>
              <Trans>Togli i filtri</Trans>
            </Button>
          ) : undefined
        }
      >
        {isFiltered ? (
          <Trans>Prova con un altro anno o un’altra fornitura.</Trans>
        ) : (
          <Trans>La prima arriva alla fine del primo periodo di fatturazione.</Trans>
        )}
      </EmptyState>
    </Card>
  );
}
