import { addDays, CHANGE_MATTERS, startOfDayInRome, USUAL_DAYS, type ChangeMatter, type Day } from '@sportello/domain';

/** Returns, per matter, the moment before which a sent change is overdue (fornitore.esiti.6). */
export function usualSince(today: Day): Record<ChangeMatter, Date> {
  const since = (matter: ChangeMatter) => new Date(startOfDayInRome(addDays(today, -USUAL_DAYS[matter])));
  return Object.fromEntries(CHANGE_MATTERS.map((matter) => [matter, since(matter)])) as Record<ChangeMatter, Date>;
}
