import { CASE_KINDS, isOneOf, type CaseKind } from '@sportello/domain';
import { isText, queueSearchOf, type QueueSearch } from '../queue/queue-search.ts';

const TERMS = ['SCADUTI', 'URGENTI', 'FERMI'] as const;

export interface CaseSearch extends QueueSearch {
  /** The view of whoever leads the team. */
  readonly vista?: 'SQUADRA' | undefined;
  readonly stato?: 'CONCLUSI' | undefined;
  readonly operatore?: string | undefined;
  readonly tipo?: CaseKind | undefined;
  readonly termine?: (typeof TERMS)[number] | undefined;
  readonly numero?: string | undefined;
}

/** Parses the URL's search parameters; unknown values are ignored. */
export function caseSearchOf(given: Readonly<Record<string, unknown>>): CaseSearch {
  const { vista, stato, operatore, tipo, termine, numero } = given;
  return {
    ...queueSearchOf(given),
    ...(vista === 'SQUADRA' && { vista }),
    ...(stato === 'CONCLUSI' && { stato }),
    ...(isText(operatore) && { operatore }),
    ...(isOneOf(CASE_KINDS, tipo) && { tipo }),
    ...(isOneOf(TERMS, termine) && { termine }),
    ...(typeof numero === 'string' && /^RC-\d{4}-\d{6,12}$/.test(numero) && { numero }),
  };
}

/** Returns the query of the queue that a search asks for. */
export function queueQueryOf({ stato, chi, operatore, tipo, termine, cliente, pagina = 1 }: CaseSearch) {
  return {
    stato: stato ?? 'APERTI',
    pagina: String(pagina),
    ...(chi !== undefined && { chi }),
    ...(operatore !== undefined && { operatore }),
    ...(tipo !== undefined && { tipo }),
    ...(termine !== undefined && { termine }),
    ...(cliente !== undefined && { codiceCliente: cliente }),
  } as const;
}

/** Returns true if a search shows fewer cases than there are. */
export function isFiltered({ chi, operatore, tipo, termine, cliente }: CaseSearch): boolean {
  return [chi, operatore, tipo, termine, cliente].some((each) => each !== undefined);
}
