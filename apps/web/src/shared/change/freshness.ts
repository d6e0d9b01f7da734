import type { Call } from '@sportello/calls';
import type { QueryClient } from '@tanstack/react-query';
import type { Query } from '../../api/cache/queries.ts';

/**
 * After a change, what it `touches` (so its entry says) is out of date (contratto.chiamate.11). What is on
 * the screen is asked for again and waited for, the rest when it is next wanted. A read that fails
 * says so in its own place, and takes nothing back of the change.
 */
export function refresh(cache: QueryClient, { touches = [] }: Pick<Call, 'touches'>): Promise<void> {
  const reads: ReadonlySet<unknown> = new Set(touches);
  return cache.invalidateQueries({ predicate: ({ queryKey }) => reads.has(queryKey[2]) });
}

/** Where a change answers with what stands now, that is as good as read: it is kept, and not asked for again. */
export function keep<Model>(cache: QueryClient, { queryKey }: Query<Model>, model: Model): void {
  cache.setQueryData(queryKey, { model, setAside: [] });
}
