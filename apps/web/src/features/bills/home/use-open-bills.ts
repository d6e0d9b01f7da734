import { recuperoListaBollette } from '@sportello/calls';
import type { Bill } from '@sportello/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp } from '../../../api/app.ts';
import { usePerson } from '../../../shared/customer/use-person.ts';
import { useUser } from '../../../shared/customer/use-user.ts';
import { FRESH_ON_FOCUS, periodOf, serviceBillsQuery } from '../queries.ts';
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

export function useOpenBills(): OpenBills {
  const app = useApp();
  const { today } = useToday();
  const customer = usePerson()?.code;
  const { user } = useUser();
  // Asked for with everything else; who turns out to have no archive has asked in vain.
  const enabled = customer !== undefined && (user === undefined || user.modules.archive === 'ACTIVE');
  const { from, to } = periodOf(today);
  const query = {
    inizioPeriodo: from,
    finePeriodo: to,
    numElemPagina: MOST,
    numPagina: '1',
    soloAperte: 'true' as const,
  };
  const supplies = useQuery({
    ...app.queryOf(recuperoListaBollette, { params: { id: customer ?? '' }, query }),
    ...FRESH_ON_FOCUS,
    enabled,
  });
  const services = useQuery({ ...serviceBillsQuery(app, customer ?? '', today), enabled });
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
