import { t } from '@lingui/core/macro';
import { TIME_ZONE, type Instant } from '@sportello/domain';

const time = new Intl.DateTimeFormat('it', { hour: '2-digit', minute: '2-digit', timeZone: TIME_ZONE });
const date = new Intl.DateTimeFormat('it', { day: 'numeric', month: 'long', timeZone: TIME_ZONE });
const dateAndYear = new Intl.DateTimeFormat('it', { dateStyle: 'long', timeZone: TIME_ZONE });
const weekday = new Intl.DateTimeFormat('it', { weekday: 'long', day: 'numeric', month: 'long', timeZone: TIME_ZONE });
/** `2026-11-21`, by which two moments are told to be of one day. */
const day = new Intl.DateTimeFormat('sv', { timeZone: TIME_ZONE });

const DAY_MS = 86_400_000;

/** A moment in the past: "oggi alle 10:30", "ieri alle 9:00", "5 novembre". */
export function pastWords(at: Instant, now: Instant): string {
  const of = day.format(at);
  const hour = time.format(at);
  if (of === day.format(now)) return t`oggi alle ${hour}`;
  if (of === day.format(now - DAY_MS)) return t`ieri alle ${hour}`;
  return (of.slice(0, 4) === day.format(now).slice(0, 4) ? date : dateAndYear).format(at);
}

/** A day to come: "oggi", "domani", "martedì 24 novembre". */
export function dayWords(at: Instant, now: Instant): string {
  const of = day.format(at);
  if (of === day.format(now)) return t`oggi`;
  if (of === day.format(now + DAY_MS)) return t`domani`;
  return weekday.format(at);
}

/** The hour of a moment in Rome: "18:00". */
export function hourWords(at: Instant): string {
  return time.format(at);
}
