import type { Instant } from '../shared/day.ts';
import type { ContactField } from './user.ts';

const HOUR_MS = 3_600_000;

/**
 * Which contact field is read-only (Spec 1 §4 "Contact lock"). After a change less than
 * `intervalHours` ago it is the *other* field: the phone when the mail changed last, and the
 * mail when the phone did. `undefined` when nothing changed in that time.
 */
export function contactLock(
  changes: {
    mailChangedAt?: Instant | undefined;
    phoneChangedAt?: Instant | undefined;
    intervalHours: number;
  },
  now: Instant,
): ContactField | undefined {
  const mail = changes.mailChangedAt ?? Number.NEGATIVE_INFINITY;
  const phone = changes.phoneChangedAt ?? Number.NEGATIVE_INFINITY;
  if (now - Math.max(mail, phone) >= changes.intervalHours * HOUR_MS) return undefined;
  return mail >= phone ? 'PHONE' : 'MAIL';
}
