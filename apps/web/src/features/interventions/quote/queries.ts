import { preventives } from '@sportello/calls';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../../api/app.ts';
import { readOf } from '../../../shared/read/read.ts';

export function useQuotes(id: string) {
  const { queryOf } = useApp();
  // The operation that follows an accepted quote is the next appointment.
  const query = { operationType: 'BOOK_NEXT_APPOINTMENT' } as const;
  return readOf(useQuery(queryOf(preventives, { params: { id }, query })));
}
