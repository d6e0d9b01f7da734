import { instantInRome } from '../shared/time-of-day.ts';
import type { Day, Instant } from '../shared/day.ts';

/** How long before its appointment a video call opens (intervento.videochiamata.1), and how long after it closes. */
export const VIDEOCALL_OPENS_MS = 10 * 60_000;
const CLOSES_MS = 30 * 60_000;

/** How long a customer who has not come in is waited for before they are told (intervento.videochiamata.3). */
export const VIDEOCALL_WAITS_MS = 10 * 60_000;

/** Between when a customer can come in. */
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

/** A video call that is agreed or under way, as its customer sees it. */
export interface VideocallRoom {
  readonly opensAt: Instant;
  readonly closesAt: Instant;
  /** Whether the customer has come in. */
  readonly hasJoined: boolean;
  /** What the customer said about being recorded; undefined before they were asked. */
  readonly mayRecord: boolean | undefined;
}
