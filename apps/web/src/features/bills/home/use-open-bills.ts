import { recuperoListaBollette } from '@sportello/calls';
import type { Bill, Day } from '@sportello/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp, type App } from '../../../api/app.ts';
import { isOutOfService } from '../../../shared/customer/out-of-service.ts';
import { usePerson } from '../../../shared/customer/use-person.ts';
import { useUser } from '../../../shared/customer/use-user.ts';
import { areFiltered, FRESH_ON_FOCUS, periodOf, serviceBillsQuery } from '../queries.ts';
import { useToday } from '../use-today.ts';

/** As many as a page holds. */
const MOST = '500';

/** Whatever is open, of supplies and of services; absent until both have been answered. */
export interface OpenBills {
  readonly bills: readonly Bill[] | undefined;
  readonly isAsking: boolean;
  /** A list could not be read: nobody can say that all is paid. */
  readonly isMissing: boolean;
}

/** What is asked for it: the list of supplies' bills that are open, and all invoices of services. */
export function openBillQueries(app: Pick<App, 'queryOf' | 'config'>, customer: string, today: Day) {
  const { from, to } = periodOf(today);
  const query = {
    inizioPeriodo: from,
    finePeriodo: to,
    numElemPagina: MOST,
    numPagina: '1',
    ...(areFiltered(app) && { soloAperte: 'true' as const }),
  };
  return {
    supplies: { ...app.queryOf(recuperoListaBollette, { params: { id: customer }, query }), ...FRESH_ON_FOCUS },
    services: serviceBillsQuery(app, customer, today),
  };
}

export function useOpenBills(): OpenBills {
  const app = useApp();
  const { today } = useToday();
  const customer = usePerson()?.code;
  const { user } = useUser();
  // Asked for with everything else; who turns out to have no archive has asked in vain.
  const isOpen = user === undefined ? !isOutOfService(app.config, 'archive') : user.modules.archive === 'ACTIVE';
  const enabled = customer !== undefined && isOpen;
  const queries = openBillQueries(app, customer ?? '', today);
  const supplies = useQuery({ ...queries.supplies, enabled });
  const services = useQuery({ ...queries.services, enabled });
  const bills = useMemo(() => {
    if (supplies.data === undefined || services.data === undefined) return undefined;
    return [...supplies.data.model.bills, ...services.data.model].filter(({ openAmount }) => openAmount > 0);
  }, [supplies.data, services.data]);
  return {
    bills,
    isAsking: enabled && bills === undefined && (supplies.isFetching || services.isFetching),
    isMissing: enabled && bills === undefined && (supplies.isError || services.isError),
  };
}
