import type { Answered, JsonCall, createClient, ModelOf, RequestOf } from '@sportello/calls';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { SessionStore } from '../session/store.ts';

export interface ReadOptions {
  /** Goes around the cache: the answer is asked for even if a fresh one is at hand (chiamata.cache.1). */
  readonly refresh?: boolean;
}

/** How an entry is asked for through the cache. */
export type Query<Model> = ReturnType<typeof queryOptions<Answered<Model>>>;

interface QueriesParts {
  readonly call: ReturnType<typeof createClient>;
  readonly session: Pick<SessionStore, 'current'>;
  readonly cache: QueryClient;
}

/** Asking through the cache, by entries of the catalogue. */
export function createQueries({ call, session, cache }: QueriesParts) {
  /** What `useQuery` needs to ask for an entry; the answer is kept as long as the entry says. */
  function queryOf<C extends JsonCall>(entry: C, request: RequestOf<C>, { refresh = false }: ReadOptions = {}) {
    const { id, username } = session.current() ?? {};
    const lifetime = entry.cacheMs ?? 0;
    return queryOptions<Answered<ModelOf<C>>>({
      queryKey: [id, username, entry.id, request],
      queryFn: ({ signal }) => call(entry, request, { signal }),
      staleTime: refresh ? 0 : lifetime,
      gcTime: lifetime,
      meta: { hintedBy: entry.hintedBy },
    });
  }

  /** Asks outside a component. */
  async function read<C extends JsonCall>(entry: C, request: RequestOf<C>, options?: ReadOptions): Promise<ModelOf<C>> {
    return (await cache.fetchQuery(queryOf(entry, request, options))).model;
  }

  return { queryOf, read };
}
