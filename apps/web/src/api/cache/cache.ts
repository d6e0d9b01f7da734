import { CallError, type CallId } from '@sportello/calls';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '../../session/store.ts';
import { isLost } from './is-lost.ts';

const whereOperatorStands: CallId = 'operatorProfile';

/**
 * The query cache, in memory only. It is cleared when the session changes, and its keys also begin with the session
 * (queries.ts): no user sees another's data (sessione.memoria.4).
 */
export function createCache(session: Pick<SessionStore, 'current' | 'subscribe'>): QueryClient {
  // The operator's cached sign-in state is then stale: reading it again shows the page that requests the
  // second-factor code.
  const onError = (error: Error) => {
    if (!(error instanceof CallError) || error.code !== 'SECOND_FACTOR_NEEDED') return;
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === whereOperatorStands });
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // Makes a call without a connection fail at once instead of waiting unseen.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && isLost(error),
        retryDelay: 800,
        // A part that mounts while another one shows the failure must not ask again: the pending request may unmount
        // the part, and the next failure mount it, without end.
        retryOnMount: (query) => query.getObserversCount() <= 1,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  let id = session.current()?.id;
  session.subscribe(() => {
    if (session.current()?.id === id) return;
    id = session.current()?.id;
    client.getQueryCache().clear();
  });
  return client;
}
