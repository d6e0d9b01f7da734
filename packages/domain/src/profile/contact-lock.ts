import type { Instant } from '../shared/day.ts';
import type { ContactField } from './user.ts';

const HOUR_MS = 3_600_000;

/** Times of contact changes, and the duration of the lock in hours (profilo.contatti.2). */
export interface ContactChanges {
  mailChangedAt?: Instant | undefined;
  phoneChangedAt?: Instant | undefined;
  intervalHours: number;
}

/**
 * Returns the read-only contact field (profilo.contatti.2). For `intervalHours` after a change it is the *other*
 * field: the phone after a mail change, the mail after a phone change. `undefined` without a recent change.
 */
export function contactLock(changes: ContactChanges, now: Instant): ContactField | undefined {
  const mail = changes.mailChangedAt ?? Number.NEGATIVE_INFINITY;
  const phone = changes.phoneChangedAt ?? Number.NEGATIVE_INFINITY;
  if (now - Math.max(mail, phone) >= changes.intervalHours * HOUR_MS) return undefined;
  return mail >= phone ? 'PHONE' : 'MAIL';
}

/** Returns the end of the latest lock; `undefined` when no contact was ever changed. */
export function contactLockEnd({ mailChangedAt, phoneChangedAt, intervalHours }: ContactChanges): Instant | undefined {
  if (mailChangedAt === undefined && phoneChangedAt === undefined) return undefined;
  return Math.max(mailChangedAt ?? 0, phoneChangedAt ?? 0) + intervalHours * HOUR_MS;
}
