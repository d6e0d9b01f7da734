import { BILL_FILTERS, recuperoListaBolletteVAS, toCompactDay } from '@sportello/calls';
import { CACHE_LIFETIME_MS, type Day } from '@sportello/domain';
import type { App } from '../../api/app.ts';

/** How far back bills are kept (bolletta.schermo.3). */
const YEARS = 10;

/** Of a bill that is asked for again as soon as somebody looks at it (bolletta.schermo.2). */
export const FRESH_ON_FOCUS = { refetchOnWindowFocus: 'always' } as const;

/** Returns true for a gateway that knows our filters; else the app picks from all that it lists. */
export const areFiltered = ({ config }: Pick<App, 'config'>) => config.capabilities.includes(BILL_FILTERS);

/** First and last day of issue of what is asked for. */
export function periodOf(today: Day, year?: string): { from: Day; to: Day } {
  const [first, last] = [`${Number(today.slice(0, 4)) - YEARS}-01-01`, today];
  return year === undefined ? { from: first, to: last } : { from: `${year}-01-01`, to: `${year}-12-31` };
}

/** The invoices of services; what a question sent as a change answers may be kept all the same. */
export function serviceBillsQuery({ queryOf }: Pick<App, 'queryOf'>, customer: string, today: Day, year?: string) {
  const { from, to } = periodOf(today, year);
  const body = { inizioPeriodo: toCompactDay(from), finePeriodo: toCompactDay(to) };
  return {
    ...queryOf(recuperoListaBolletteVAS, { params: { id: customer }, body }),
    staleTime: CACHE_LIFETIME_MS,
    gcTime: CACHE_LIFETIME_MS,
    ...FRESH_ON_FOCUS,
  };
}
