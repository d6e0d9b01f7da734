import type { RequestOf, Catalogue } from '@sportello/calls';
import {
  APPOINTMENT_MODES,
  INTERVENTION_QUEUES,
  isOneOf,
  presentText,
  QUEUE_COLUMNS,
  type AppointmentMode,
  type InterventionQueue,
  type QueueColumn,
} from '@sportello/domain';
import { sortSearchOf, type SortSearch } from '../../../ui/parts/lists/sort.ts';

export interface DeskSearch extends SortSearch<QueueColumn> {
  readonly coda?: InterventionQueue | undefined;
  readonly modalita?: AppointmentMode | undefined;
  readonly ditta?: string | undefined;
  readonly cliente?: string | undefined;
  readonly ritardo?: 'X' | undefined;
  readonly pagina?: number | undefined;
}

/** Parses the URL's search parameters; unknown values are ignored. */
export function deskSearchOf(said: Readonly<Record<string, unknown>>): DeskSearch {
  const { coda, modalita, ritardo, pagina } = said;
  const [ditta, cliente] = [codeOf(said['ditta']), codeOf(said['cliente'])];
  return {
    ...(isOneOf(INTERVENTION_QUEUES, coda) && { coda }),
    ...(isOneOf(APPOINTMENT_MODES, modalita) && { modalita }),
    ...(ditta !== undefined && { ditta }),
    ...(cliente !== undefined && { cliente }),
    ...(ritardo === 'X' && { ritardo }),
    ...(typeof pagina === 'number' && Number.isInteger(pagina) && pagina > 1 && pagina <= 10_000 && { pagina }),
    ...sortSearchOf(said, QUEUE_COLUMNS),
  };
}

/** The router parses digits alone as a number. */
function codeOf(said: unknown): string | undefined {
  const text = typeof said === 'number' ? String(said) : said;
  return typeof text === 'string' && text.length <= 40 ? presentText(text)?.trim() : undefined;
}

type Query = RequestOf<Catalogue['interventionQueue']>['query'];

export function requestOf({
  coda = 'DA_ASSEGNARE',
  modalita,
  ditta,
  cliente,
  ritardo,
  pagina = 1,
  ...sort
}: DeskSearch) {
  return {
    coda,
    pagina: String(pagina),
    ...(modalita !== undefined && { modalita }),
    ...(ditta !== undefined && { codiceDitta: ditta }),
    ...(cliente !== undefined && { codiceCliente: cliente }),
    ...(ritardo !== undefined && { inRitardo: ritardo }),
    ...(sort.ordine !== undefined && { ordine: sort.ordine }),
    ...(sort.verso !== undefined && { verso: sort.verso }),
  } satisfies Query;
}

/** True if two requests differ in order and page alone. */
export function isSameQueue(shown: unknown, wanted: Query): boolean {
  const filterOf = (query: Query) =>
    JSON.stringify({ ...query, ordine: undefined, verso: undefined, pagina: undefined });
  return shown !== undefined && filterOf((shown as { query: Query }).query) === filterOf(wanted);
}
