import type { Instant } from '../shared/day.ts';
import type { ContactField } from './user.ts';

const HOUR_MS = 3_600_000;

/** When the contacts were changed, and for how many hours that locks (profilo.contatti.2). */
export interface ContactChanges {
  mailChangedAt?: Instant | undefined;
  phoneChangedAt?: Instant | undefined;
  intervalHours: number;
}

/**
 * Which contact field is read-only (profilo.contatti.2). After a change less than
 * `intervalHours` ago it is the *other* field: the phone when the mail changed last, and the
 * mail when the phone did. `undefined` when nothing changed in that time.
 */
export function contactLock(changes: ContactChanges, now: Instant): ContactField | undefined {
  const mail = changes.mailChangedAt ?? Number.NEGATIVE_INFINITY;
  const phone = changes.phoneChangedAt ?? Number.NEGATIVE_INFINITY;
  if (now - Math.max(mail, phone) >= changes.intervalHours * HOUR_MS) return undefined;
  return mail >= phone ? 'PHONE' : 'MAIL';
}

/** When the lock of the last change ends; `undefined` when no contact was ever changed. */
export function contactLockEnd({ mailChangedAt, phoneChangedAt, intervalHours }: ContactChanges): Instant | undefined {
  if (mailChangedAt === undefined && phoneChangedAt === undefined) return undefined;
  return Math.max(mailChangedAt ?? 0, phoneChangedAt ?? 0) + intervalHours * HOUR_MS;
}
