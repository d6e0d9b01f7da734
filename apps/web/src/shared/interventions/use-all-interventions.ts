import { interventions as entry } from '@sportello/calls';
import { INTERVENTION_PAGE_LIMIT, type Intervention } from '@sportello/domain';
import { useQueries } from '@tanstack/react-query';
import { useApp } from '../../api/app.ts';
import { withData, type Read } from '../read/read.ts';
import {
  FRESH_ON_FOCUS,
  onDay,
  pageAt,
  useInterventions,
  useToday,
  type Asked,
  type InterventionPage,
} from './use-interventions.ts';

/** `data` is undefined until all pages have been loaded. */
export interface AllInterventions extends Read<readonly Intervention[]> {
  /** Those loaded so far: a page that fails does not hide the others. */
  readonly known: readonly Intervention[];
}

/** Reads all interventions of five years; further pages only where there are any. */
export function useAllInterventions({ isWanted = true }: Pick<Asked, 'isWanted'> = {}): AllInterventions {
  const first = useInterventions({ isWanted });
  const others = useOtherPages(first.data, 0, isWanted);
  if (first.data === undefined) return { ...withData<readonly Intervention[]>(first, undefined), known: none };
  const known = others.known.length === 0 ? first.data.interventions : [...first.data.interventions, ...others.known];
  return { ...withData(others.isNone ? first : others, others.data && known), known };
}

/** Looks for one on all pages, the likeliest first; null if it does not exist. */
export function useIntervention(
  id: string | undefined,
  { offset = 0, staleTime }: Pick<Asked, 'offset' | 'staleTime'> = {},
): Read<Intervention | null> {
  const isWanted = id !== undefined;
  const first = useInterventions({ offset, isWanted, ...(staleTime !== undefined && { staleTime }) });
  const found = first.data?.interventions.find((each) => each.id === id);
  const others = useOtherPages(first.data, offset, isWanted && found === undefined);
  if (first.data === undefined) return withData<Intervention | null>(first, undefined);
  if (found !== undefined || others.isNone) return withData(first, found ?? missingOf(first));
  // One found on a page counts, even if others can't be read.
  return withData(others, others.known.find((each) => each.id === id) ?? (others.data && missingOf(others)));
}

/** Stale data does not prove that it doesn't exist: it may have been booked a moment ago. */
function missingOf({ isAsking, error }: Pick<Read<unknown>, 'isAsking' | 'error'>): null | undefined {
  return isAsking || error !== null ? undefined : null;
}

const none: readonly Intervention[] = [];

function useOtherPages(page: InterventionPage | undefined, offset: number, isWanted: boolean) {
  const { queryOf } = useApp();
  const today = useToday();
  const offsets = isWanted && page !== undefined ? otherPlaces(page.total ?? 0, offset) : [];
  const pages = useQueries({
    queries: offsets.map((place) => ({ ...queryOf(entry, { query: pageAt(place) }), ...FRESH_ON_FOCUS })),
  });
  const known = pages.flatMap(({ data }) => (data === undefined ? [] : onDay(data.model, today)));
  return {
    isNone: offsets.length === 0,
    known,
    data: pages.every(({ data }) => data !== undefined) ? known : undefined,
    error: pages.find(({ error }) => error !== null)?.error ?? null,
    isAsking: pages.some(({ isFetching }) => isFetching),
    at: pages[0] && (pages[0].dataUpdatedAt || undefined),
    setAside: pages.reduce((sum, { data }) => sum + (data?.setAside.length ?? 0), 0),
    askAgain: () => {
      for (const { error, refetch } of pages) if (error !== null) void refetch();
    },
  };
}

/** The offsets of all pages except the one at `offset`. */
function otherPlaces(total: number, offset: number): number[] {
  const count = Math.ceil(total / INTERVENTION_PAGE_LIMIT);
  return Array.from({ length: count }, (_, at) => at * INTERVENTION_PAGE_LIMIT).filter((place) => place !== offset);
}
