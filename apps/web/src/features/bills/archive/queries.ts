import { recuperoListaBollette } from '@sportello/calls';
import { CACHE_LIFETIME_MS, type Day } from '@sportello/domain';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { App } from '../../../api/app.ts';
import { FRESH_ON_FOCUS, periodOf } from '../queries.ts';
import { statusCodeOf, type ArchiveSearch } from './archive-search.ts';
import { OPEN } from '../open.ts';

/** How many bills come at once. */
const PAGE = 40;

/** The bills of supplies that a search asks for, page by page. */
export function supplyBillsQuery(
  { keyOf, call }: Pick<App, 'keyOf' | 'call'>,
  customer: string,
  today: Day,
  { fornitura, tipo, stato, anno, cerca }: ArchiveSearch,
) {
  const { from, to } = periodOf(today, anno);
  const asked = {
    inizioPeriodo: from,
    finePeriodo: to,
    numElemPagina: String(PAGE),
    ...(fornitura !== undefined && { codiceContratto: fornitura }),
    ...(tipo !== undefined && { tipoDocumento: tipo }),
    ...(stato === OPEN ? { soloAperte: 'true' as const } : stato !== undefined && { stato: statusCodeOf(stato) }),
    ...(cerca !== undefined && { numero: cerca }),
  };
  return infiniteQueryOptions({
    queryKey: keyOf(recuperoListaBollette, { customer, ...asked }),
    queryFn: ({ pageParam, signal }) =>
      call(
        recuperoListaBollette,
        { params: { id: customer }, query: { ...asked, numPagina: String(pageParam) } },
        { signal },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ model }, _, page) => (page * PAGE < model.total ? page + 1 : undefined),
    staleTime: CACHE_LIFETIME_MS,
    gcTime: CACHE_LIFETIME_MS,
    ...FRESH_ON_FOCUS,
  });
}
