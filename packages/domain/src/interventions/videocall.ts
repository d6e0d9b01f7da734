import { instantInRome } from '../shared/time-of-day.ts';
import type { Day, Instant } from '../shared/day.ts';

/** A video call opens this long before its appointment and closes this long after it (intervento.videochiamata.1). */
export const VIDEOCALL_OPENS_MS = 10 * 60_000;
const CLOSES_MS = 30 * 60_000;

/** Waiting time before an absent customer is notified (intervento.videochiamata.3). */
export const VIDEOCALL_WAITS_MS = 10 * 60_000;

/** Returns the period in which the customer can join. */
export function videocallWindow({
  day,
  starts,
  ends,
}: {
  readonly day: Day;
  readonly starts: string;
  readonly ends: string;
}) {
  return {
    opensAt: instantInRome(day, starts) - VIDEOCALL_OPENS_MS,
    startsAt: instantInRome(day, starts),
    closesAt: instantInRome(day, ends) + CLOSES_MS,
  };
}

export interface VideocallRoom {
  readonly opensAt: Instant;
  readonly closesAt: Instant;
  readonly hasJoined: boolean;
  /** Consent to recording; undefined until answered. */
  readonly mayRecord: boolean | undefined;
}
