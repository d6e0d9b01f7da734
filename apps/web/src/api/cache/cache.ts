import { CallError, type CallId } from '@sportello/calls';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '../../session/store.ts';

const whereOperatorStands: CallId = 'operatorProfile';

/**
 * The cache of answers, in memory only. It is emptied when the session is another one; its keys
 * begin with the session besides (queries.ts), so that nobody is ever shown another's data
 * (sessione.memoria.4).
 */
export function createCache(session: Pick<SessionStore, 'current' | 'subscribe'>): QueryClient {
  // Where an operator stands is out of date then: asked again, it brings the page that asks for the code.
  const onError = (error: Error) => {
    if (!(error instanceof CallError) || error.code !== 'SECOND_FACTOR_NEEDED') return;
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === whereOperatorStands });
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // A call without a connection fails and says so, instead of waiting unseen.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && isLost(error),
        retryDelay: 800,
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

/** No answer came: asking again can help. A refusal would only be repeated. */
function isLost(error: Error): boolean {
  return error instanceof CallError && error.kind === 'offline';
}
