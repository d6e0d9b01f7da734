import { addDays, CHANGE_MATTERS, startOfDayInRome, USUAL_DAYS, type ChangeMatter, type Day } from '@sportello/domain';

/** Before which moment a change of each matter was sent that waits for longer than usual (fornitore.esiti.6). */
export function usualSince(today: Day): Record<ChangeMatter, Date> {
  const since = (matter: ChangeMatter) => new Date(startOfDayInRome(addDays(today, -USUAL_DAYS[matter])));
  return Object.fromEntries(CHANGE_MATTERS.map((matter) => [matter, since(matter)])) as Record<ChangeMatter, Date>;
}
