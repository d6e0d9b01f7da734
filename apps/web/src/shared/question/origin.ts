import { CASE_KINDS, isOneOf, type CaseKind } from '@sportello/domain';

/** The thing that a case is about, by ids alone: its words are composed from data that the customer may read. */
export type Origin =
  | { readonly bolletta: string; readonly genere?: 'servizio' }
  | { readonly fornitura: string; readonly lettura: string }
  | { readonly pagamento: string }
  | { readonly intervento: string };

/** The search of the form's URL; one type, so that every link to it may leave it out. */
export interface OriginSearch {
  readonly tipo?: CaseKind;
  readonly bolletta?: string;
  readonly genere?: 'servizio';
  readonly fornitura?: string;
  readonly lettura?: string;
  readonly pagamento?: string;
  readonly intervento?: string;
}

const CODE = /^[\w-]{1,40}$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Reads the origin from a URL's search; undefined if it names none, or ids of another form (reclami.apertura.3). */
export function originFromUrl(
  search: Readonly<Partial<Record<keyof OriginSearch, string | number>>>,
): Origin | undefined {
  // The router parses a code of digits as a number.
  const textOf = (name: keyof OriginSearch) => String(search[name] ?? '');
  const bolletta = textOf('bolletta');
  const fornitura = textOf('fornitura');
  const lettura = textOf('lettura');
  const pagamento = textOf('pagamento');
  const intervento = textOf('intervento');
  if (CODE.test(bolletta)) return search.genere === 'servizio' ? { bolletta, genere: 'servizio' } : { bolletta };
  if (CODE.test(fornitura) && DAY.test(lettura)) return { fornitura, lettura };
  if (CODE.test(pagamento)) return { pagamento };
  return CODE.test(intervento) ? { intervento } : undefined;
}

/** Reads the kind of a case from a URL's search; undefined if it is none. */
export function caseKindFromUrl({ tipo }: { readonly tipo?: unknown }): CaseKind | undefined {
  return typeof tipo === 'string' && isOneOf(CASE_KINDS, tipo) ? tipo : undefined;
}
