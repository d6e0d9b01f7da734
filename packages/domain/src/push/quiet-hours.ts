import { addDays, dayInRome, timeInRome, type Instant } from '../shared/day.ts';
import { instantInRome } from '../shared/time-of-day.ts';

/** Hours of Europe/Rome in which only urgent pushes are sent (push.invio.2). */
const QUIET_HOURS = { from: '21:00', to: '08:00' } as const;

/** Returns the moment from which a push may be sent: at once, or at the end of the quiet hours (push.invio.2). */
export function afterQuietHours(at: Instant, isUrgent: boolean): Instant {
  if (isUrgent) return at;
  const today = dayInRome(at);
  const time = timeInRome(at);
  if (time < QUIET_HOURS.to) return instantInRome(today, QUIET_HOURS.to);
  if (time >= QUIET_HOURS.from) return instantInRome(addDays(today, 1), QUIET_HOURS.to);
  return at;
}
