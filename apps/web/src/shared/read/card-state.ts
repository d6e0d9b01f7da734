import type { UseQueryResult } from '@tanstack/react-query';
import { readableError } from '../../api/errors.ts';

/** What a card of the home (ui/parts/LiveCard.tsx) needs to know of its query. */
export function cardStateOf(query: UseQueryResult) {
  return {
    isLoading: query.isPending,
    problem: query.error !== null && query.data === undefined ? problemOf(query.error) : undefined,
    isAsking: query.isFetching,
    updatedAt: query.dataUpdatedAt === 0 ? undefined : query.dataUpdatedAt,
    ask: () => void query.refetch(),
  };
}

function problemOf(error: Error) {
  const { title, meaning, advice, code, requestId } = readableError(error);
  return {
    title,
    text: `${meaning} ${advice}`,
    ...(code !== undefined && { code }),
    ...(requestId !== undefined && { requestId }),
  };
}
