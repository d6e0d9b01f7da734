import type { Bill } from '@sportello/domain';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../../api/app.ts';
import type { Read } from '../../../shared/read/read.ts';
import { useToday } from '../../../shared/read/use-today.ts';
import { serviceBillsQuery } from '../queries.ts';
import { mergedBills } from './merge.ts';
import { supplyBillsQuery } from './queries.ts';

interface LastBills {
  readonly bills: readonly Bill[];
  readonly isAsking: boolean;
  /** The lists that failed; the other is still there. */
  readonly missing: Pick<Read<unknown>, 'error' | 'isAsking' | 'askAgain'>;
}

/**
 * Returns the bills that the archive shows first, from the same queries.
 *
 * @param customer undefined for users without an archive: nothing is requested
 */
export function useLastBills(customer: string | undefined): LastBills {
  const app = useApp();
  const { today } = useToday();
  const enabled = customer !== undefined;
  const supplies = useInfiniteQuery({ ...supplyBillsQuery(app, customer ?? '', today, {}), enabled });
  const services = useQuery({ ...serviceBillsQuery(app, customer ?? '', today), enabled });
  const bills = useMemo(() => {
    const pages = supplies.data?.pages.map(({ model }) => model) ?? [];
    return mergedBills(pages, supplies.hasNextPage, services.data?.model ?? []);
  }, [supplies.data, supplies.hasNextPage, services.data]);
  const failed = [supplies, services].filter(({ isError }) => isError);
  return {
    bills,
    isAsking: enabled && (supplies.isPending || services.isPending),
    missing: {
      error: failed[0]?.error ?? null,
      isAsking: failed.some(({ isFetching }) => isFetching),
      askAgain: () => failed.forEach((list) => void list.refetch()),
    },
  };
}
