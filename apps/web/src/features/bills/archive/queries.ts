import { recuperoListaBollette, type Answered } from '@sportello/calls';
import { CACHE_LIFETIME_MS, type BillPage, type Day } from '@sportello/domain';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { App } from '../../../api/app.ts';
import { areFiltered, FRESH_ON_FOCUS, periodOf } from '../queries.ts';
import { isOwedWord, statusCodeOf, type ArchiveSearch } from './archive-search.ts';

/** Page size; `LARGEST_PAGE` applies where the client filters, because it needs all bills. */
const PAGE = 40;
const LARGEST_PAGE = 500;

/** Returns the days of issue that are sought: of a month, of a year, or of the whole archive. */
export function soughtPeriod(today: Day, { anno, mese }: Pick<ArchiveSearch, 'anno' | 'mese'>) {
  if (anno === undefined || mese === undefined) return periodOf(today, anno);
  const last = new Date(Date.UTC(Number(anno), Number(mese), 0)).getUTCDate();
  return { from: `${anno}-${mese}-01`, to: `${anno}-${mese}-${last}` };
}

export function supplyBillsQuery(
  { keyOf, call, config, keptInstead }: Pick<App, 'keyOf' | 'call' | 'config' | 'keptInstead'>,
  customer: string,
  today: Day,
  filters: ArchiveSearch,
) {
  const { from, to } = soughtPeriod(today, filters);
  const most = areFiltered({ config }) && !arePickedHere(filters) ? PAGE : LARGEST_PAGE;
  const asked = {
    inizioPeriodo: from,
    finePeriodo: to,
    numElemPagina: String(most),
    ...(areFiltered({ config }) && filtersOf(filters)),
  };
  return infiniteQueryOptions({
    queryKey: keyOf(recuperoListaBollette, { customer, ...asked }),
    queryFn: async ({ pageParam, signal, queryKey }): Promise<Answered<BillPage>> => {
      const query = { ...asked, numPagina: String(pageParam) };
      const page = call(recuperoListaBollette, { params: { id: customer }, query }, { signal });
      // The newest bills of a long archive are kept for times without a network (pagine.rete.4).
      return pageParam === 1 ? page.catch((error: unknown) => keptInstead<BillPage>(error, queryKey)) : page;
    },
    initialPageParam: 1,
    getNextPageParam: ({ model }, _, page) => (page * most < model.total ? page + 1 : undefined),
    staleTime: ({ state }) => (state.data?.pages[0]?.keptAt === undefined ? CACHE_LIFETIME_MS : 0),
    refetchOnReconnect: ({ state }) => (state.data?.pages[0]?.keptAt === undefined ? true : 'always'),
    gcTime: CACHE_LIFETIME_MS,
    meta: { invalidatedBy: recuperoListaBollette.invalidatedBy },
    ...FRESH_ON_FOCUS,
  });
}

/** No gateway's list has a filter for how a bill is owed, nor for an address. */
export function arePickedHere({ stato, indirizzo }: ArchiveSearch): boolean {
  return isOwedWord(stato) || indirizzo !== undefined;
}

function filtersOf({ fornitura, tipo, stato, cerca }: ArchiveSearch) {
  return {
    ...(fornitura !== undefined && { codiceContratto: fornitura }),
    ...(tipo !== undefined && { tipoDocumento: tipo }),
    ...(isOwedWord(stato) ? { soloAperte: 'true' as const } : stato !== undefined && { stato: statusCodeOf(stato) }),
    ...(cerca !== undefined && { numero: cerca }),
  };
}
