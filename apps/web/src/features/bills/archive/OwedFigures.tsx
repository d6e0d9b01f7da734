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
import classes from '../bills.module.css';
import { archiveSearchOf, isOwedWord } from './archive-search.ts';
import { isAskedFor, type SoughtBills } from './merge.ts';

/** Shows what is owed now and later within a search, each sum linked to its bills (bolletta.totali.2). */
export function OwedFigures({ search }: { search: SoughtBills }) {
  const { bills, isAsking } = useOpenBills();
  const { today } = useToday();
  if (bills === undefined) {
    // The placeholders avoid a layout shift, in which a click on a bill below gets lost.
    return isAsking && search.stato === undefined ? (
      <>
        <Awaited label={<Trans>Da pagare adesso</Trans>} />
        <Awaited label={<Trans>In arrivo</Trans>} />
      </>
    ) : null;
  }
  const { overdue, due, coming } = owedBills(
    bills.filter((bill) => isAskedFor(bill, search, today)),
    today,
  );
  const now = [...overdue, ...due];
  if (isOwedWord(search.stato)) return <Sum bills={search.stato === COMING ? coming : now} stato={search.stato} />;
  return (
    <>
      <Owed search={search} word={NOW} bills={now} label={<Trans>Da pagare adesso</Trans>}>
        {overdue.length === 0 || search.stato !== undefined ? null : (
          <>
            {', '}
            <Link to="/my-edison/bollette" search={archiveSearchOf({ ...search, stato: OVERDUE })}>
              <Plural
                value={overdue.length}
                one={`di cui una scaduta: ${euroWords(billTotal(overdue))}`}
                other={`di cui # scadute: ${euroWords(billTotal(overdue))}`}
              />
            </Link>
          </>
        )}
      </Owed>
      <Owed search={search} word={COMING} bills={coming} label={<Trans>In arrivo</Trans>} />
    </>
  );
}

function Awaited({ label }: { label: ReactNode }) {
  return (
    <Figure label={label} note={'\u00A0'} size="normal">
      <Skeleton component="span" display="inline-block" height="1em" width="6rem" />
    </Figure>
  );
}

/** The one figure of a page that is about what is owed in one way. */
function Sum({ bills, stato }: { bills: readonly Bill[]; stato: OwedWord }) {
  return (
    <Figure
      note={
        stato === COMING ? (
          <Trans>In addebito automatico, o da pagare più avanti: per ora non devi fare nulla.</Trans>
        ) : undefined
      }
    >
      {euroWords(billTotal(bills))}
    </Figure>
  );
}

interface OwedProps {
  search: SoughtBills;
  word: OwedWord;
  bills: readonly Bill[];
  label: ReactNode;
  children?: ReactNode;
}

function Owed({ search, word, bills, label, children }: OwedProps) {
  const amount = euroWords(billTotal(bills));
  // The archive can't combine a status filter with an owed filter, so there is no link then.
  const hasLink = search.stato === undefined && bills.length > 0;
  if (bills.length === 0 && (search.stato !== undefined || word !== NOW)) return null;
  return (
    <Figure
      label={label}
      note={
        <>
          <Plural value={bills.length} one="# bolletta" other="# bollette" />
          {children}
        </>
      }
      size="normal"
    >
      {hasLink ? (
        <Link className={classes['sum']} to="/my-edison/bollette" search={archiveSearchOf({ ...search, stato: word })}>
          {amount}
        </Link>
      ) : (
        amount
      )}
    </Figure>
  );
}
