import type { Call } from '@sportello/calls';
import type { QueryClient } from '@tanstack/react-query';
import type { Query } from '../../api/cache/queries.ts';

/**
 * Invalidates what a change `touches` by its catalogue entry (contratto.chiamate.11). Visible queries are refetched
 * and awaited, the others on next use. A failed read shows its own error and does not undo the change.
 */
export function refresh(cache: QueryClient, { touches = [] }: Pick<Call, 'touches'>): Promise<void> {
  const reads: ReadonlySet<unknown> = new Set(touches);
  return cache.invalidateQueries({ predicate: ({ queryKey }) => reads.has(queryKey[2]) });
}

/** Caches the state that a change returned, which saves a refetch. */
export function keep<Model>(cache: QueryClient, { queryKey }: Query<Model>, model: Model): void {
  cache.setQueryData(queryKey, { model, setAside: [] });
}
