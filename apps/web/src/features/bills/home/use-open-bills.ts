import { recuperoListaBollette } from '@sportello/calls';
import type { Bill, BillPage, Day } from '@sportello/domain';
import { useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp, type App } from '../../../api/app.ts';
import { isOutOfService } from '../../../shared/customer/out-of-service.ts';
import { usePerson } from '../../../shared/customer/use-person.ts';
import { useUser } from '../../../shared/customer/use-user.ts';
import { areFiltered, FRESH_ON_FOCUS, periodOf, serviceBillsQuery } from '../queries.ts';
import { useToday } from '../../../shared/read/use-today.ts';

/** Maximum page size (bolletta.chiamate.1). */
const PAGE = 500;

/** Open bills of supplies and services; absent until both requests have been answered. */
export interface OpenBills {
  readonly bills: readonly Bill[] | undefined;
  readonly isAsking: boolean;
  /** A list failed to load, so "all paid" must not be shown. */
  readonly isMissing: boolean;
}

type Asker = Pick<App, 'queryOf' | 'config'>;

/** Fetches a page of open supply bills; without the gateway's filter, a page of all bills. */
function openSupplyBillsQuery(app: Asker, customer: string, today: Day, page: number) {
  const { from, to } = periodOf(today);
  const query = {
    inizioPeriodo: from,
    finePeriodo: to,
    numElemPagina: String(PAGE),
    numPagina: String(page),
    ...(areFiltered(app) && { soloAperte: 'true' as const }),
  };
  return { ...app.queryOf(recuperoListaBollette, { params: { id: customer }, query }), ...FRESH_ON_FOCUS };
}

export const openBillQueries = (app: Asker, customer: string, today: Day) => ({
  supplies: openSupplyBillsQuery(app, customer, today, 1),
  services: serviceBillsQuery(app, customer, today),
});

export function useOpenBills(): OpenBills {
  const app = useApp();
  const { today } = useToday();
  const customer = usePerson()?.code;
  const { user } = useUser();
  // Before the user is known the requests run in parallel with it; they are wasted if the archive module turns out to
  // be inactive.
  const isOpen = user === undefined ? !isOutOfService(app.config, 'archive') : user.modules.archive === 'ACTIVE';
  const enabled = customer !== undefined && isOpen;
  const queries = openBillQueries(app, customer ?? '', today);
  const supplies = useQuery({ ...queries.supplies, enabled });
  const services = useQuery({ ...queries.services, enabled });
  // The first page alone would understate what is owed.
  const pages = Math.ceil((supplies.data?.model.total ?? 0) / PAGE);
  const others = useQueries({
    queries: Array.from({ length: Math.max(0, pages - 1) }, (_, index) => ({
      ...openSupplyBillsQuery(app, customer ?? '', today, index + 2),
      enabled,
    })),
    combine: joinPages,
  });
  const bills = useMemo(() => {
    if (supplies.data === undefined || others.bills === undefined || services.data === undefined) return undefined;
    const all = [...supplies.data.model.bills, ...others.bills, ...services.data.model];
    return all.filter(({ openAmount }) => openAmount > 0);
  }, [supplies.data, others.bills, services.data]);
  const is = (state: 'isFetching' | 'isError') => supplies[state] || others[state] || services[state];
  return {
    bills,
    isAsking: enabled && bills === undefined && is('isFetching'),
    isMissing: enabled && bills === undefined && is('isError'),
  };
}

function joinPages(pages: readonly UseQueryResult<{ readonly model: BillPage }>[]) {
  return {
    bills: pages.every(({ data }) => data !== undefined)
      ? pages.flatMap(({ data }) => data?.model.bills ?? [])
      : undefined,
    isFetching: pages.some(({ isFetching }) => isFetching),
    isError: pages.some(({ isError }) => isError),
  };
}
