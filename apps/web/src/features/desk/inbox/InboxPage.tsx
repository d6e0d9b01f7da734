import { contactInbox } from '@sportello/calls';
import type { ReceivedRequest } from '@sportello/domain';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../api/app.ts';
import { readOf } from '../../../shared/read/read.ts';
import { ReadBody } from '../../../shared/read/ReadBody.tsx';
import { CardSkeleton } from '../../../ui/parts/states/LinesSkeleton.tsx';
import { Pager } from '../../../ui/parts/ways/Pager.tsx';
import { NoRows } from '../queue/NoRows.tsx';
import { QueueDesk } from '../queue/QueueDesk.tsx';
import { useOpening } from '../queue/use-opening.ts';
import { InboxFilters } from './InboxFilters.tsx';
import type { InboxSearch } from './inbox-search.ts';
import { RequestCase } from './RequestCase.tsx';
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
    <QueueDesk
      titleId="richieste"
      list={
        <>
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
        </>
      }
      opened={
        numero && (
          <RequestCase
            key={numero}
            receipt={numero}
            known={requests.find(({ receiptNumber }) => receiptNumber === numero)}
            next={nextOf(requests, numero)}
            takesFocus={isOpenedHere}
            search={search}
            onOpen={openOne}
          />
        )
      }
      choose={<Trans>Scegli una richiesta</Trans>}
      chooseText={<Trans>Il messaggio compare qui, accanto all’elenco.</Trans>}
    />
  );
}

/** Returns the first open request that no other operator handles. */
function nextOf(requests: readonly ReceivedRequest[], receipt: string): string | undefined {
  return requests.find(
    ({ receiptNumber, answer, handler }) =>
      receiptNumber !== receipt && answer === undefined && handler?.isOneself !== false,
  )?.receiptNumber;
}

function NoRequests({ search: { stato, chi, argomento, cliente, ritardo } }: { search: InboxSearch }) {
  const isFiltered = [chi, argomento, cliente, ritardo].some((each) => each !== undefined);
  return (
    <NoRows
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
    </NoRows>
  );
}
