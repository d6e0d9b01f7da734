import { billPayments } from '@sportello/calls';
import type { BillPayment } from '@sportello/domain';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../api/app.ts';

/** The payments under way; absent until they have come, or where nobody pays here. */
export function useLivePayments(enabled = true): readonly BillPayment[] | undefined {
  const { queryOf } = useApp();
  const { data } = useQuery({
    ...queryOf(billPayments, {}),
    staleTime: 0,
    refetchOnWindowFocus: 'always',
    enabled,
  });
  return data?.model;
}
