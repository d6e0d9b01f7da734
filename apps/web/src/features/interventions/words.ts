import type { Instant } from '@sportello/domain';
import { longDay, shortDay, timesWords } from '../../ui/moments.ts';

interface Times {
  readonly day: string;
  readonly start: string;
  readonly end: string;
}

/** Such as "martedì 1° dicembre, 09:00–11:00". */
export function appointmentWords({ day, start, end }: Times, now: Instant): string {
  return `${longDay(day, now)}, ${timesWords(start, end)}`;
}

/** Such as "1 dic, 09:00–11:00". */
export function shortAppointment({ day, start, end }: Times): string {
  return `${shortDay(day).date}, ${timesWords(start, end)}`;
}
