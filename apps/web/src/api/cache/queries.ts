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
import type { KnownPeople } from '../start/known-people.ts';

export interface ReadOptions {
  /** Goes around the cache: the answer is asked for even if a fresh one is at hand (chiamata.cache.1). */
  readonly refresh?: boolean;
}

/** How an entry is asked for through the cache. */
export type Query<Model> = ReturnType<typeof queryOptions<Answered<Model>>>;

interface QueriesParts {
  readonly call: ReturnType<typeof createClient>;
  readonly session: Pick<SessionStore, 'current'>;
  readonly acting: Pick<Acting, 'current' | 'hasEnded'>;
  readonly people: Pick<KnownPeople, 'of'>;
  readonly isAtDesk: () => boolean;
  readonly cache: QueryClient;
}

/** Asking through the cache, by entries of the catalogue. */
export function createQueries({ call, session, acting, people, isAtDesk, cache }: QueriesParts) {
  /**
   * Whether a call is for customers, and who is signed in is none: the server would say no (operatore.posti.2).
   * Of somebody of whom the browser knows nothing the profile says so first.
   */
  async function isNotFor({ access }: Pick<JsonCall, 'access'>): Promise<boolean> {
    if (access !== 'customer' && access !== 'customer-in-person') return false;
    const { username } = session.current() ?? {};
    if (username === undefined || acting.current() !== undefined) return false;
    const kind = people.of(username);
    if (kind !== undefined) return kind === 'STAFF';
    // Acting for a customer has made the browser forget what the operator is.
    if (isAtDesk() || acting.hasEnded()) return true;
    return read(recuperaDatiProfilo, {}).then(
      ({ segment }) => isStaff(segment),
      () => false,
    );
  }

  /**
   * Under what the answer of an entry is kept: by session and customer, so that nobody is ever shown another's
   * data (sessione.memoria.4). The entry stands third: what a change makes out of date is found by it.
   */
  function keyOf(entry: { readonly id: string }, asked: unknown) {
    const { id, username } = session.current() ?? {};
    return [id, username, entry.id, asked, acting.current()?.customerCode] as const;
  }

  /** What `useQuery` needs to ask for an entry; the answer is kept as long as the entry says. */
  function queryOf<C extends JsonCall>(entry: C, request: RequestOf<C>, { refresh = false }: ReadOptions = {}) {
    const lifetime = entry.cacheMs ?? 0;
    return queryOptions<Answered<ModelOf<C>>>({
      queryKey: keyOf(entry, request),
      queryFn: async ({ signal }) => {
        if (await isNotFor(entry)) throw new CallError('refused', '', { status: 403, code: 'NOT_ALLOWED' });
        return call(entry, request, { signal });
      },
      staleTime: refresh ? 0 : lifetime,
      gcTime: lifetime,
      meta: { invalidatedBy: entry.invalidatedBy },
    });
  }

  /** Asks outside a component. */
  async function read<C extends JsonCall>(entry: C, request: RequestOf<C>, options?: ReadOptions): Promise<ModelOf<C>> {
    return (await cache.fetchQuery(queryOf(entry, request, options))).model;
  }

  return { keyOf, queryOf, read };
}
