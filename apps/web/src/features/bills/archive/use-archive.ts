import { byDueDay, type Bill, type BillPage } from '@sportello/domain';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useApp } from '../../../api/app.ts';
import type { Read } from '../../../shared/read/read.ts';
import { areFiltered, serviceBillsQuery } from '../queries.ts';
import { useToday } from '../../../shared/read/use-today.ts';
import { isOwedWord } from './archive-search.ts';
import { arePickedHere, soughtPeriod, supplyBillsQuery } from './queries.ts';
import { isAskedFor, mergedBills, pickedOf, totalsOf, type ArchiveTotals, type SoughtBills } from './merge.ts';

export interface Archive {
  /** Absent until both lists have loaded, or if neither can be loaded. */
  readonly bills: Read<readonly Bill[]>;
  /** Set if one of the two lists failed; the other is still shown. */
  readonly missing: { readonly part: 'SUPPLIES' | 'SERVICES'; readonly read: Read<unknown> } | undefined;
  /** Absent while a part is missing: a partial sum would be wrong. */
  readonly totals: ArchiveTotals | undefined;
  readonly hasMore: boolean;
  readonly isAskingMore: boolean;
  /** Set if older bills failed to load; the loaded ones stay. */
  readonly moreFailed: Error | null;
  readonly askMore: () => void;
}

/** Merges supply bills and service invoices into one archive, tolerating the failure of one of them. */
export function useArchive(customer: string, search: SoughtBills): Archive {
  const app = useApp();
  const { today } = useToday();
  const supplies = useInfiniteQuery(supplyBillsQuery(app, customer, today, search));
  const services = useQuery(serviceBillsQuery(app, customer, today, soughtPeriod(today, search)));

  const isOwed = isOwedWord(search.stato);
  const found = useMemo(
    () => services.data?.model.filter((bill) => isAskedFor(bill, search, today)),
    [services.data, search, today],
  );
  const arePicked = arePickedHere(search) || !areFiltered(app);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = supplies;
  // Filtering on the client needs all pages.
  const isOnWay = arePicked && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (isOnWay && !isFetchingNextPage) void fetchNextPage();
  }, [isOnWay, isFetchingNextPage, fetchNextPage]);
  const pages = useMemo(() => {
    const all = supplies.data?.pages.map(({ model }) => model);
    return arePicked ? all?.map((page) => pickedOf(page, search, today)) : all;
  }, [supplies.data, arePicked, search, today]);
  const merged = useMemo(() => {
    const all = mergedBills(pages ?? [], hasNextPage, found ?? []);
    return isOwed ? byDueDay(all) : all;
  }, [pages, hasNextPage, found, isOwed]);

  const isSettled = !supplies.isPending && !services.isPending && !isOnWay;
  const hasSome = pages !== undefined || found !== undefined;
  const setAside = [...(supplies.data?.pages ?? []), ...(services.data ? [services.data] : [])];
  const keptAt = setAside.flatMap((answer) => answer.keptAt ?? []);
  const bills: Read<readonly Bill[]> = {
    data: isSettled && hasSome ? merged : undefined,
    error: isSettled && !hasSome ? (supplies.error ?? services.error) : null,
    isAsking: supplies.isFetching || services.isFetching,
    at: Math.min(...keptAt, ...[supplies.dataUpdatedAt, services.dataUpdatedAt].filter((at) => at > 0)),
    isKept: keptAt.length > 0,
    setAside: setAside.reduce((count, answer) => count + answer.setAside.length, 0),
    askAgain() {
      void supplies.refetch();
      void services.refetch();
    },
  };
  const missing =
    pages === undefined
      ? ({ part: 'SUPPLIES', query: supplies } as const)
      : found === undefined
        ? ({ part: 'SERVICES', query: services } as const)
        : undefined;
  return {
    bills,
    missing:
      isSettled && hasSome && missing !== undefined
        ? {
            part: missing.part,
            read: { ...bills, error: missing.query.error, askAgain: () => void missing.query.refetch() },
          }
        : undefined,
    totals: totalsIn(pages, found, arePicked),
    hasMore: supplies.hasNextPage,
    isAskingMore: supplies.isFetchingNextPage,
    moreFailed: supplies.isFetchNextPageError ? supplies.error : null,
    askMore: () => void supplies.fetchNextPage(),
  };
}

/** The gateway sums what it filters; what the client filters is summed here. */
function totalsIn(
  pages: readonly BillPage[] | undefined,
  services: readonly Bill[] | undefined,
  arePicked: boolean,
): ArchiveTotals | undefined {
  if (pages === undefined || services === undefined) return undefined;
  if (!arePicked) return totalsOf(pages[0], services);
  return totalsOf(undefined, [...pages.flatMap(({ bills }) => bills), ...services]);
}
