import type { Instant } from '../shared/day.ts';

/** A browser that is signed in. */
export interface DeviceSession {
  readonly id: string;
  /** What the browser says of itself. */
  readonly userAgent: string | undefined;
  readonly isRemembered: boolean;
  readonly signedInAt: Instant;
  readonly seenAt: Instant;
  /** Whether it is the session that asks. */
  readonly isThis: boolean;
}
