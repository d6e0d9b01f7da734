import { interventions as entry, type ModelOf } from '@sportello/calls';
import {
  dayInRome,
  INTERVENTION_PAGE_LIMIT,
  INTERVENTION_PAGE_OFFSET,
  interventionOn,
  REQUEST_ORIGIN,
  type Day,
  type Intervention,
  type InterventionOrigin,
} from '@sportello/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApp, type App } from '../../api/app.ts';
import { readOf, withData, type Read } from '../read/read.ts';

/** Refetches on focus, for data that changes while it is viewed (intervento.chiamate.8). */
export const FRESH_ON_FOCUS = { refetchOnWindowFocus: 'always' } as const;

export interface Asked {
  readonly from?: InterventionOrigin;
  readonly offset?: number;
  readonly isWanted?: boolean;
  readonly staleTime?: number;
}

/** Fifty at most (intervento.chiamate.2). */
export interface InterventionPage {
  readonly interventions: readonly Intervention[];
  /** Absent if the gateway does not count. */
  readonly total: number | undefined;
}

export const interventionsQuery = (
  { queryOf }: Pick<App, 'queryOf'>,
  { from = 'Homepage', offset = INTERVENTION_PAGE_OFFSET }: Pick<Asked, 'from' | 'offset'> = {},
) => ({ ...queryOf(entry, { query: pageAt(offset, from) }), ...FRESH_ON_FOCUS });

/** Reads a page of the interventions in their state of today, newest first (intervento.chiamate.2). */
export function useInterventions({ from, offset = 0, isWanted = true, staleTime }: Asked = {}): Read<InterventionPage> {
  const today = useToday();
  const query = useQuery({
    ...interventionsQuery(useApp(), { ...(from && { from }), offset }),
    enabled: isWanted,
    ...(staleTime !== undefined && { staleTime }),
  });
  const data = query.data?.model;
  const page = useMemo(() => data && { interventions: onDay(data, today), total: data.total }, [data, today]);
  return withData(readOf(query), page);
}

/** Builds the query of the page that begins at `offset` (intervento.chiamate.1). */
export const pageAt = (offset: number, from: InterventionOrigin = 'Homepage') =>
  ({ from, limit: String(INTERVENTION_PAGE_LIMIT), offset: String(offset), origin: REQUEST_ORIGIN }) as const;

export const onDay = ({ interventions }: ModelOf<typeof entry>, today: Day) =>
  interventions.map((record) => interventionOn(record, today));

/** Computed on each render: after midnight a visit confirmed for tomorrow is one of today. */
export function useToday(): Day {
  return dayInRome(useApp().clock.now());
}
