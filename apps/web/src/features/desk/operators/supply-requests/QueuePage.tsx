import { supplyRequestQueue } from '@sportello/calls';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../../api/app.ts';
import { readOf } from '../../../../shared/read/read.ts';
import { ReadBody } from '../../../../shared/read/ReadBody.tsx';
import { CardSkeleton } from '../../../../ui/parts/states/LinesSkeleton.tsx';
import { Pager } from '../../../../ui/parts/ways/Pager.tsx';
import { QueueDesk } from '../../queue/QueueDesk.tsx';
import { useOpening } from '../../queue/use-opening.ts';
import { NoRequests } from './NoRequests.tsx';
import { OpenedRequest } from './opened/OpenedRequest.tsx';
import { RequestFilters } from './RequestFilters.tsx';
import { RequestList } from './RequestList.tsx';
import { queueQueryOf, type RequestSearch } from './request-search.ts';

interface QueuePageProps {
  search: RequestSearch;
  /** @param isAside replaces the history entry instead of adding one */
  onSearch: (change: (now: RequestSearch) => RequestSearch, isAside?: boolean) => void;
}

/** Queue and request side by side, on a phone one after the other (pratica.operatore.1). */
export function QueuePage({ search, onSearch }: QueuePageProps) {
  const { queryOf } = useApp();
  const { pagina = 1, numero } = search;
  const queue = readOf(
    useQuery({
      ...queryOf(supplyRequestQueue, { query: queueQueryOf(search) }),
      refetchOnWindowFocus: true,
      refetchInterval: 60_000,
    }),
  );
  const isOpenedHere = useOpening(numero);
  const { total = 0 } = queue.data ?? {};
  const ask = (changes: Partial<RequestSearch>) => onSearch((now) => ({ ...now, pagina: undefined, ...changes }), true);
  return (
    <QueueDesk
      titleId="pratiche"
      list={
        <>
          <RequestFilters search={search} total={queue.data && total} onAsk={ask} />
          <ReadBody
            read={queue}
            failed={<Trans>Non riusciamo a caricare le pratiche</Trans>}
            skeleton={<CardSkeleton />}
            isEmpty={({ requests }) => requests.length === 0}
            empty={<NoRequests search={search} />}
          >
            {({ requests }) => <RequestList requests={requests} search={search} />}
          </ReadBody>
          <Pager page={pagina} total={total} onPage={(next) => ask({ pagina: next })}>
            <Plural value={total} one="# pratica" other="# pratiche" />
          </Pager>
        </>
      }
      opened={
        numero && (
          <OpenedRequest
            key={numero}
            number={numero}
            takesFocus={isOpenedHere}
            search={search}
            onClose={() => onSearch((now) => ({ ...now, numero: undefined }))}
          />
        )
      }
      choose={<Trans>Scegli una pratica</Trans>}
      chooseText={<Trans>La pratica compare qui, accanto all’elenco.</Trans>}
    />
  );
}
