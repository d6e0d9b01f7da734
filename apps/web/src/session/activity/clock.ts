import type { Instant } from '@sportello/domain';

/** As far as the two clocks of a device may drift apart before one of them must have been moved. */
const DRIFT_MS = 30_000;

/** What the server says to the second arrives a little late: a difference as small as this is none. */
const PRECISION_MS = 3_000;

interface DeviceClocks {
  /** The time of day, which somebody can put forward or back. */
  readonly wall: () => Instant;
  /** Counts from any point and is never moved; on many devices it stands still in their sleep. */
  readonly monotonic: () => number;
}

/**
 * A clock that goes with the server's and doesn't follow the device's own when that is moved, so
 * that nobody is signed out for putting a wrong clock right. It never goes back by itself.
 */
export function createClock({ wall, monotonic }: DeviceClocks) {
  let mark = { time: wall(), wall: wall(), monotonic: monotonic() };
  const byWall = () => wall() - mark.wall;
  const byMonotonic = () => monotonic() - mark.monotonic;
  const now = () => mark.time + Math.max(byWall(), byMonotonic());
  /** False when the time of day jumped ahead: the device slept, or its clock was moved; only the server knows. */
  const isSure = () => byWall() - byMonotonic() < DRIFT_MS;
  const setTo = (time: Instant) => {
    mark = { time, wall: wall(), monotonic: monotonic() };
  };
  return {
    now,
    isSure,
    /** Takes the time that the server has just told. */
    hear(time: Instant): void {
      setTo(isSure() && Math.abs(time - now()) < PRECISION_MS ? now() : time);
    },
    /** Goes on from its own time where the server can't be asked. */
    trust: () => setTo(now()),
  };
}

export type Clock = ReturnType<typeof createClock>;
