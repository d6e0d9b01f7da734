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
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Acting } from '../../session/acting.ts';
import type { SessionStore } from '../../session/store.ts';
import type { FirstAnswers } from '../start/first-answers.ts';
import type { KnownPeople } from '../start/known-people.ts';

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
}

export function createQueries({ call, session, acting, people, isAtDesk, cache, firstAnswers }: QueriesParts) {
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

  /** Returns the `useQuery` options of an entry; the answer is cached for the entry's lifetime. */
  function queryOf<C extends JsonCall>(entry: C, request: RequestOf<C>, { refresh = false }: ReadOptions = {}) {
    const lifetime = entry.cacheMs ?? 0;
    return queryOptions<Answered<ModelOf<C>>>({
      queryKey: keyOf(entry, request),
      queryFn: async ({ signal }) => {
        if (await isNotFor(entry)) throw new CallError('refused', '', { status: 403, code: 'NOT_ALLOWED' });
        return (await firstAnswers.take(entry, request)) ?? call(entry, request, { signal });
      },
      staleTime: refresh ? 0 : lifetime,
      gcTime: lifetime,
      meta: { invalidatedBy: entry.invalidatedBy },
    });
  }

  async function read<C extends JsonCall>(entry: C, request: RequestOf<C>, options?: ReadOptions): Promise<ModelOf<C>> {
    return (await cache.fetchQuery(queryOf(entry, request, options))).model;
  }

  return { keyOf, queryOf, read };
}
