import type { Instant } from '../shared/day.ts';

export interface DeviceSession {
  readonly id: string;
  readonly userAgent: string | undefined;
  readonly isRemembered: boolean;
  readonly signedInAt: Instant;
  readonly seenAt: Instant;
  readonly isThis: boolean;
}
