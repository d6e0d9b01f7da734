import { addDays, dayInRome, weekdayOf, type Day, type Instant } from '../shared/day.ts';
import { startOfDayInRome } from '../shared/time-of-day.ts';
import { isHoliday, workDaysFrom } from '../shared/working-days.ts';

/** From one hour of the day to another in Europe/Rome, as `HH:MM`; the second is no longer within. */
export interface HoursOfDay {
  readonly from: string;
  readonly to: string;
}

/** When customer service answers the telephone; never on Sundays and holidays (formato.giorni.4). */
export interface OpeningHours {
  /** Monday to Friday. */
  readonly weekdays: HoursOfDay;
  readonly saturday?: HoursOfDay | undefined;
}

/** Whether the telephone is answered, and until when or from when. */
export type OpeningState =
  | { readonly isOpen: true; readonly closesAt: Instant }
  | { readonly isOpen: false; readonly opensAt: Instant };

/** Whether customer service answers at a moment (assistenza.orari.1). */
export function openingState(hours: OpeningHours, now: Instant): OpeningState {
  // Ten fixed holidays and Sundays: within two weeks there is always a day that opens.
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

/** Clocks change on Sundays, when nobody answers: on all other days hours count from midnight. */
function momentOf(day: Day, time: string): Instant {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return startOfDayInRome(day) + (hours * 60 + minutes) * 60_000;
}

/** The hour by which a promised answer is there, on its last day. */
const ANSWERED_BY = '18:00';

/**
 * By when a message is answered: within so many working days after the day on which it was sent
 * (Saturday counts, formato.giorni.4), at six in the afternoon of the last.
 */
export function answerDeadline(sentAt: Instant, workingDays: number): Instant {
  const days = workDaysFrom(addDays(dayInRome(sentAt), 1), workingDays);
  const last = days.at(-1) ?? dayInRome(sentAt);
  return momentOf(last, ANSWERED_BY);
}
