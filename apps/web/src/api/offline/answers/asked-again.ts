import { daysBetween, isDay, type Day } from '@sportello/domain';

/** Days of a request that are this near count from today, so that tomorrow's request finds today's answer. */
const NEAR_DAYS = 31;

/** Bills have numbers of eight digits too, so compact days are only looked for in these fields. */
const COMPACT_FIELDS: ReadonlySet<string> = new Set(['inizioPeriodo', 'finePeriodo']);
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;

/** Writes down a request so that the same question of another day is written alike. */
export function askedAgain(request: unknown, today: Day): string {
  return JSON.stringify(request, (field, value: unknown) => {
    if (typeof value !== 'string') return value;
    const day = COMPACT_FIELDS.has(field) ? value.replace(COMPACT, '$1-$2-$3') : value;
    if (!isDay(day)) return value;
    const before = daysBetween(day, today);
    return before >= 0 && before <= NEAR_DAYS ? `today-${before}` : value;
  });
}
