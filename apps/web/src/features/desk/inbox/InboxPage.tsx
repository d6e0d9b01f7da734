import { contactInbox } from '@sportello/calls';
import type { ReceivedRequest } from '@sportello/domain';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../../api/app.ts';
import { readOf } from '../../../shared/read/read.ts';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { Card } from '../../../ui/parts/cards/Card.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { Pager } from '../../../ui/parts/ways/Pager.tsx';
import { EmptyState } from '../../../ui/parts/states/states.tsx';
import { AllDone } from '../../../ui/pictures/content/spots.tsx';
import { InboxFilters } from './InboxFilters.tsx';
import type { InboxSearch } from './inbox-search.ts';
import classes from './Inbox.module.css';
import { RequestCase } from './RequestCase.tsx';
import { rowId } from './row-id.ts';
import { RequestList } from './RequestList.tsx';

interface InboxPageProps {
  search: InboxSearch;
  /** @param isAside replaces the history entry instead of adding one */
  onSearch: (change: (now: InboxSearch) => InboxSearch, isAside?: boolean) => void;
}

/** Inbox with list and case side by side, on a phone one after the other (assistenza.modulo.4). */
export function InboxPage({ search, onSearch }: InboxPageProps) {
  const { queryOf } = useApp();
  const { stato, chi, argomento, cliente, ritardo, pagina = 1, numero } = search;
  const inbox = readOf(
    useQuery({
      ...queryOf(contactInbox, {
        query: {
          stato: stato ?? 'DA_RISPONDERE',
          pagina: String(pagina),
          ...(chi !== undefined && { chi }),
          ...(argomento !== undefined && { argomento }),
          ...(cliente !== undefined && { codiceCliente: cliente }),
          ...(ritardo !== undefined && { inRitardo: ritardo }),
        },
      }),
      refetchOnWindowFocus: true,
      refetchInterval: 60_000,
    }),
  );
  const isOpenedHere = useOpening(numero);
  const { requests = [], total = 0, topics = [] } = inbox.data ?? {};
  const ask = (changes: Partial<InboxSearch>) => onSearch((now) => ({ ...now, pagina: undefined, ...changes }), true);
  const openOne = (numero: string | undefined) => onSearch((now) => ({ ...now, numero }));
  return (
    <div className={classes['desk']} data-open={numero !== undefined || undefined}>
      <section className={classes['inbox']} aria-labelledby="richieste">
        <InboxFilters search={search} topics={topics} total={inbox.data && total} onAsk={ask} />
        <ReadBody
          read={inbox}
          failed={<Trans>Non riusciamo a caricare le richieste</Trans>}
          skeleton={<CardSkeleton />}
          isEmpty={({ requests: all }) => all.length === 0}
          empty={<NoRequests search={search} />}
        >
          {({ requests: all }) => <RequestList requests={all} search={search} />}
        </ReadBody>
        <Pager page={pagina} total={total} onPage={(next) => ask({ pagina: next })}>
          <Plural value={total} one="# richiesta" other="# richieste" />
        </Pager>
      </section>
      {numero === undefined ? (
        <Card as="div" className={classes['none']}>
          <EmptyState level={3} picture={<AllDone />} title={<Trans>Scegli una richiesta</Trans>}>
            <Trans>Il messaggio compare qui, accanto all’elenco.</Trans>
          </EmptyState>
        </Card>
      ) : (
        <RequestCase
          key={numero}
          receipt={numero}
          known={requests.find(({ receiptNumber }) => receiptNumber === numero)}
          next={nextOf(requests, numero)}
          takesFocus={isOpenedHere}
          search={search}
          onOpen={openOne}
        />
      )}
    </div>
  );
}

/** Returns the first open request that no other operator handles. */
function nextOf(requests: readonly ReceivedRequest[], receipt: string): string | undefined {
  return requests.find(
    ({ receiptNumber, answer, handler }) =>
      receiptNumber !== receipt && answer === undefined && handler?.isOneself !== false,
  )?.receiptNumber;
}

/** True if the case was opened from this page; closing it then returns the focus to the list. */
function useOpening(receipt: string | undefined): boolean {
  const [shown, setShown] = useState({ receipt, isOpenedHere: false });
  if (shown.receipt !== receipt) setShown({ receipt, isOpenedHere: true });
  const before = useRef(receipt);
  useEffect(() => {
    const closed = before.current;
    before.current = receipt;
    if (receipt === undefined && closed !== undefined)
      document.querySelector<HTMLElement>(`#${rowId(closed)}`)?.focus();
  }, [receipt]);
  return shown.isOpenedHere;
}

function NoRequests({ search: { stato, chi, argomento, cliente, ritardo } }: { search: InboxSearch }) {
  const isFiltered = [chi, argomento, cliente, ritardo].some((each) => each !== undefined);
  return (
    <Card as="div">
      <EmptyState
        level={3}
        picture={<AllDone />}
        title={
          isFiltered ? (
            <Trans>Nessuna richiesta con questi filtri</Trans>
          ) : stato === 'RISPOSTE' ? (
            <Trans>Ancora nessuna risposta</Trans>
          ) : (
            <Trans>Nessuna richiesta in attesa</Trans>
          )
        }
      >
        {isFiltered ? (
          <Trans>Togli un filtro per vedere le altre.</Trans>
        ) : stato === 'RISPOSTE' ? null : (
          <Trans>Hai risposto a tutti: le nuove richieste compaiono qui.</Trans>
        )}
      </EmptyState>
    </Card>
  );
}
