import { CallError } from '@sportello/calls';
import { QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '../session/store.ts';

/**
 * The cache of answers, in memory only. It is emptied when the session is another one; its keys
 * begin with the session besides (queries.ts), so that nobody is ever shown another's data
 * (sessione.memoria.4).
 */
export function createCache(session: Pick<SessionStore, 'current' | 'subscribe'>): QueryClient {
  const client = new QueryClient({
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
