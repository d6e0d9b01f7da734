import type { Contract } from '@sportello/domain';
import { Plural, Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { memo } from 'react';
import type { ChangeSearch } from '../../../shared/links/change-search.ts';
import { useContractLists } from '../../../shared/contracts/use-contract-lists.ts';
import { usePerson } from '../../../shared/customer/use-person.ts';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { ReadFreshness } from '../../../shared/read/ReadFreshness.tsx';
import { ReadMissing } from '../../../shared/read/ReadMissing.tsx';
import { Page } from '../../../ui/layout/Page.tsx';
import { euroWords, quantityWords } from '../../../ui/amounts.ts';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { Figure } from '../../../ui/parts/facts/Figure.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { EmptyState } from '../../../ui/parts/states/states.tsx';
import classes from '../bills.module.css';
import { PaymentsUnderWay, PayTogether } from '../../paying/PayTogether.tsx';
import { useChosenBills } from '../../paying/use-chosen-bills.ts';
import { isOwedWord, type ArchiveSearch } from './archive-search.ts';
import { OVERDUE } from '../open.ts';
import { BillList } from './BillList.tsx';
import { Filters } from './Filters.tsx';
import { OwedFigures } from './OwedFigures.tsx';
import { useArchive, type Archive } from './use-archive.ts';
import { useSought } from './use-sought.ts';

interface ArchivePageProps {
  search: ArchiveSearch;
  onSearch: ChangeSearch<ArchiveSearch>;
}

/** Lists the customer's bills of all contracts (bolletta.schermo.1). */
export function ArchivePage({ search, onSearch }: ArchivePageProps) {
  const person = usePerson();
  const { contracts } = useContractLists();
  const sought = useSought(search);
  return (
    <Page
      title={<Trans>Bollette</Trans>}
      lead={<Trans>Luce, gas, fibra e servizi: dieci anni in un posto solo.</Trans>}
    >
      {person?.code === undefined ? null : (
        <>
          <Filters search={search} onSearch={onSearch} contracts={contracts} />
          <Found customer={person.code} search={sought} onSearch={onSearch} contracts={contracts} />
        </>
      )}
    </Page>
  );
}

interface FoundProps extends ArchivePageProps {
  customer: string;
  contracts?: readonly Contract[];
}

export const Found = memo(function Found({ customer, search, onSearch, contracts }: FoundProps) {
  const archive = useArchive(customer, search);
  const { missing, bills } = archive;
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
        read={bills}
        of="bills"
        isDated
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
            <Totals archive={archive} search={search} />
            <BillList bills={all} archive={archive} chosen={chosen} {...(contracts !== undefined && { contracts })} />
            <PayTogether chosen={chosen} />
          </>
        )}
      </ReadBody>
    </>
  );
});

/** Shows the totals of all matching bills, not only of the loaded ones (bolletta.totali.1). */
function Totals({ archive: { totals, bills }, search }: { archive: Archive; search: ArchiveSearch }) {
  if (totals === undefined) return null;
  const { count, amount } = totals;
  return (
    <Card className={classes['totals']} as="div">
      <OwedFigures search={search} />
      {/* The total is hidden here: a bill with a payment plan isn’t open and its instalments are not in the total, so the two figures don’t add up. */}
      {amount === undefined || isOwedWord(search.stato) ? null : (
        <Figure label={<Trans>Totale</Trans>} size="normal">
          {euroWords(amount)}
        </Figure>
      )}
      <div className={classes['count']}>
        <output>
          <Plural value={count} one="# documento" other={`${quantityWords(count)} documenti`} />
        </output>
        <ReadFreshness read={bills} />
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
