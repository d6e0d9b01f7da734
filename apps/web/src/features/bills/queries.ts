import { BILL_FILTERS, recuperoListaBolletteVAS, toCompactDay } from '@sportello/calls';
import { CACHE_LIFETIME_MS, type Day } from '@sportello/domain';
import type { App } from '../../api/app.ts';

/** Retention of bills (bolletta.schermo.3). */
const YEARS = 10;

/** Refetches a bill when the window regains focus (bolletta.schermo.2). */
export const FRESH_ON_FOCUS = { refetchOnWindowFocus: 'always' } as const;

/** True if the gateway supports our filters; otherwise the app filters all that it lists. */
export const areFiltered = ({ config }: Pick<App, 'config'>) => config.capabilities.includes(BILL_FILTERS);

export function periodOf(today: Day, year?: string): { from: Day; to: Day } {
  const [first, last] = [`${Number(today.slice(0, 4)) - YEARS}-01-01`, today];
  return year === undefined ? { from: first, to: last } : { from: `${year}-01-01`, to: `${year}-12-31` };
}

/** Fetches the service invoices; the call is a POST but only reads, so its answer may be cached. */
export function serviceBillsQuery(
  { queryOf }: Pick<App, 'queryOf'>,
  customer: string,
  today: Day,
  { from, to } = periodOf(today),
) {
  const body = { inizioPeriodo: toCompactDay(from), finePeriodo: toCompactDay(to) };
  return {
    ...queryOf(recuperoListaBolletteVAS, { params: { id: customer }, body }),
    staleTime: CACHE_LIFETIME_MS,
    gcTime: CACHE_LIFETIME_MS,
    ...FRESH_ON_FOCUS,
  };
}
