import { billPayments } from '@sportello/calls';
import type { BillPayment } from '@sportello/domain';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../api/app.ts';

/** Pending payments; undefined until loaded, or if payments are not available. */
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
