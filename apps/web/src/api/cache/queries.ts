import {
  CallError,
  recuperaDatiProfilo,
  type Answered,
  type JsonCall,
  type createClient,
  type ModelOf,
  type RequestOf,
} from '@sportello/calls';
import { isStaff } from '@sportello/domain';
import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { Acting } from '../../session/acting.ts';
import type { SessionStore } from '../../session/store.ts';
import type { FirstAnswers } from '../start/first-answers.ts';
import type { KnownPeople } from '../start/known-people.ts';
import type { OfflineLater } from '../offline/later.ts';
import { isLost } from './is-lost.ts';

export interface ReadOptions {
  /** Bypasses the cache: fetches the answer even if a fresh one is cached (chiamata.cache.1). */
  readonly refresh?: boolean;
}

export type Query<Model> = ReturnType<typeof queryOptions<Answered<Model>>>;

interface QueriesParts {
  readonly call: ReturnType<typeof createClient>;
  readonly session: Pick<SessionStore, 'current'>;
  readonly acting: Pick<Acting, 'current' | 'hasEnded'>;
  readonly people: Pick<KnownPeople, 'of'>;
  readonly isAtDesk: () => boolean;
  readonly firstAnswers: Pick<FirstAnswers, 'take'>;
  readonly cache: QueryClient;
  readonly isOnline: () => boolean;
  readonly offline: Pick<OfflineLater, 'load'>;
}

export function createQueries({
  call,
  session,
  acting,
  people,
  isAtDesk,
  cache,
  isOnline,
  firstAnswers,
  offline,
}: QueriesParts) {
  /**
   * Returns true for a customer call made by staff, which the server would reject (operatore.posti.2). For an unknown
   * user the profile is read first.
   */
  async function isNotFor({ access }: Pick<JsonCall, 'access'>): Promise<boolean> {
    if (access !== 'customer' && access !== 'customer-in-person') return false;
    const { username } = session.current() ?? {};
    if (username === undefined || acting.current() !== undefined) return false;
    const kind = people.of(username);
    if (kind !== undefined) return kind === 'STAFF';
    // While acting for a customer the browser no longer knows that the user is an operator.
    if (isAtDesk() || acting.hasEnded()) return true;
    return read(recuperaDatiProfilo, {}).then(
      ({ segment }) => isStaff(segment),
      () => false,
    );
  }

  /**
   * The cache key begins with session and customer, so no user is shown another's data (sessione.memoria.4). The
   * entry is its third part: invalidation after a change looks for it there.
   */
  function keyOf(entry: { readonly id: string }, asked: unknown) {
    const { id, username } = session.current() ?? {};
    return [id, username, entry.id, asked, acting.current()?.customerCode] as const;
  }

  /** Returns the answer that was kept, where the network is away: a line that is only bad is tried once more first. */
  async function keptInstead<Model>(error: unknown, key: QueryKey): Promise<Answered<Model>> {
    const isFirstTry = cache.getQueryState(key)?.fetchFailureCount === 0;
    if (!isLost(error) || (isOnline() && isFirstTry)) throw error;
    const kept = await offline.load().then(
      (loaded) => loaded.find(key),
      () => undefined,
    );
    if (kept === undefined) throw error;
    return kept;
  }

  /** Returns the `useQuery` options of an entry; the answer is cached for the entry's lifetime. */
  function queryOf<C extends JsonCall>(entry: C, request: RequestOf<C>, { refresh = false }: ReadOptions = {}) {
    const lifetime = entry.cacheMs ?? 0;
    return queryOptions<Answered<ModelOf<C>>>({
      queryKey: keyOf(entry, request),
      queryFn: async ({ signal, queryKey }) => {
        if (await isNotFor(entry)) throw new CallError('refused', '', { status: 403, code: 'NOT_ALLOWED' });
        const answer = (await firstAnswers.take(entry, request)) ?? call(entry, request, { signal });
        return Promise.resolve(answer).catch((error: unknown) => keptInstead<ModelOf<C>>(error, queryKey));
      },
      staleTime: refresh ? 0 : ({ state }) => (state.data?.keptAt === undefined ? lifetime : 0),
      refetchOnReconnect: ({ state }) => (state.data?.keptAt === undefined ? true : 'always'),
      gcTime: lifetime,
      meta: { invalidatedBy: entry.invalidatedBy },
    });
  }

  async function read<C extends JsonCall>(entry: C, request: RequestOf<C>, options?: ReadOptions): Promise<ModelOf<C>> {
    return (await cache.fetchQuery(queryOf(entry, request, options))).model;
  }

  return { keyOf, queryOf, read, keptInstead };
}
