import { billTotal, owedBills, type Bill } from '@sportello/domain';
import { Plural, Trans } from '@lingui/react/macro';
import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { euroWords } from '../../../ui/amounts.ts';
import { Figure } from '../../../ui/parts/facts/Figure.tsx';
import { useOpenBills } from '../home/use-open-bills.ts';
import { COMING, NOW, OVERDUE, type OwedWord } from '../open.ts';
import { useToday } from '../../../shared/read/use-today.ts';
import type { ArchiveSearch } from './archive-search.ts';
import { isAskedFor } from './merge.ts';

/** Shows what is owed now and later within a search, each sum linked to its bills (bolletta.totali.2). */
export function OwedFigures({ search }: { search: ArchiveSearch }) {
  const { bills, isAsking } = useOpenBills();
  const { today } = useToday();
  if (bills === undefined) {
    // The placeholder avoids a layout shift where the figure always appears.
    return isAsking && search.stato === undefined ? (
      <Figure label={<Trans>Da pagare adesso</Trans>} note={'\u00A0'} size="normal">
        <Skeleton component="span" display="inline-block" height="1em" width="6rem" />
      </Figure>
    ) : null;
  }
  const { overdue, due, coming } = owedBills(
    bills.filter((bill) => isAskedFor(bill, search, today)),
    today,
  );
  return (
    <>
      <Owed
        search={search}
        word={NOW}
        bills={[...overdue, ...due]}
        label={search.stato === OVERDUE ? <Trans>Scadute, da pagare</Trans> : <Trans>Da pagare adesso</Trans>}
      />
      <Owed search={search} word={COMING} bills={coming} label={<Trans>In arrivo</Trans>} />
    </>
  );
}

interface OwedProps {
  search: ArchiveSearch;
  word: OwedWord;
  bills: readonly Bill[];
  label: ReactNode;
}

function Owed({ search, word, bills, label }: OwedProps) {
  const amount = euroWords(billTotal(bills));
  // The archive can't combine a status filter with an owed filter, so there is no link then.
  const hasLink = search.stato === undefined && bills.length > 0;
  if (bills.length === 0 && (search.stato !== undefined || word !== NOW)) return null;
  return (
    <Figure label={label} note={<Plural value={bills.length} one="# bolletta" other="# bollette" />} size="normal">
      {hasLink ? (
        <Link to="/my-edison/bollette" search={{ ...search, stato: word }}>
          {amount}
        </Link>
      ) : (
        amount
      )}
    </Figure>
  );
}
