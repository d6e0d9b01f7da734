import { isOneOf, SUPPLY_REQUEST_KINDS, type SupplyRequestKind } from '@sportello/domain';
import { queueSearchOf, type QueueSearch } from '../../queue/queue-search.ts';

const WHAT = ['DA_VERIFICARE', 'IN_RITARDO'] as const;

export interface RequestSearch extends Omit<QueueSearch, 'chi'> {
  readonly stato?: 'CONCLUSE' | undefined;
  readonly tipo?: SupplyRequestKind | undefined;
  readonly cosa?: (typeof WHAT)[number] | undefined;
  readonly numero?: string | undefined;
}

/** Parses the URL's search parameters; unknown values are ignored. */
export function requestSearchOf(given: Readonly<Record<string, unknown>>): RequestSearch {
  const { stato, tipo, cosa, numero } = given;
  const { chi: _, ...common } = queueSearchOf(given);
  return {
    ...common,
    ...(stato === 'CONCLUSE' && { stato }),
    ...(isOneOf(SUPPLY_REQUEST_KINDS, tipo) && { tipo }),
    ...(isOneOf(WHAT, cosa) && { cosa }),
    ...(typeof numero === 'string' && /^PR-\d{4}-\d{6,12}$/.test(numero) && { numero }),
  };
}

/** Returns the query of the queue that a search asks for. */
export function queueQueryOf({ stato, tipo, cosa, cliente, pagina = 1 }: RequestSearch) {
  return {
    stato: stato ?? 'APERTE',
    pagina: String(pagina),
    ...(tipo !== undefined && { tipo }),
    ...(cosa !== undefined && { cosa }),
    ...(cliente !== undefined && { codiceCliente: cliente }),
  } as const;
}

/** Returns true if a search shows fewer requests than there are. */
export function isFiltered({ tipo, cosa, cliente }: RequestSearch): boolean {
  return [tipo, cosa, cliente].some((each) => each !== undefined);
}
