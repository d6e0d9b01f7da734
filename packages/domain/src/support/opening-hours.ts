import { addDays, dayInRome, weekdayOf, type Day, type Instant } from '../shared/day.ts';
import { startOfDayInRome } from '../shared/time-of-day.ts';
import { isHoliday, workDaysFrom } from '../shared/working-days.ts';

/** Times in Europe/Rome as `HH:MM`; the end is exclusive. */
export interface HoursOfDay {
  readonly from: string;
  readonly to: string;
}

/** Telephone hours of customer service; always closed on Sundays and holidays (formato.giorni.4). */
export interface OpeningHours {
  readonly weekdays: HoursOfDay;
  readonly saturday?: HoursOfDay | undefined;
}

export type OpeningState =
  | { readonly isOpen: true; readonly closesAt: Instant }
  | { readonly isOpen: false; readonly opensAt: Instant };

/** Returns whether customer service is open at a moment, and until or from when (assistenza.orari.1). */
export function openingState(hours: OpeningHours, now: Instant): OpeningState {
  // The loop ends, because a working day always follows Sundays and the ten fixed holidays within two weeks.
  for (let day = dayInRome(now); ; day = addDays(day, 1)) {
    const today = hoursOn(hours, day);
    if (today === undefined || momentOf(day, today.to) <= now) continue;
    const opensAt = momentOf(day, today.from);
    return opensAt <= now ? { isOpen: true, closesAt: momentOf(day, today.to) } : { isOpen: false, opensAt };
  }
}

function hoursOn(hours: OpeningHours, day: Day): HoursOfDay | undefined {
  const weekday = weekdayOf(day);
  if (weekday === 7 || isHoliday(day)) return undefined;
  return weekday === 6 ? hours.saturday : hours.weekdays;
}

/** Clock changes happen on Sundays, which are always closed, so hours can be counted from midnight. */
function momentOf(day: Day, time: string): Instant {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return startOfDayInRome(day) + (hours * 60 + minutes) * 60_000;
}

const ANSWERED_BY = '18:00';

/**
 * Returns the answer deadline of a message: 18:00 on the last of the working days after the day of sending (Saturday
 * counts, formato.giorni.4).
 */
export function answerDeadline(sentAt: Instant, workingDays: number): Instant {
  const days = workDaysFrom(addDays(dayInRome(sentAt), 1), workingDays);
  const last = days.at(-1) ?? dayInRome(sentAt);
  return momentOf(last, ANSWERED_BY);
}
