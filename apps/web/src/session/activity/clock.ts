import type { Instant } from '@sportello/domain';

/** Largest drift between the device's two clocks; beyond it one was moved. */
const DRIFT_MS = 30_000;

/** The server's time is in whole seconds and arrives late: smaller differences are ignored. */
const PRECISION_MS = 3_000;

interface DeviceClocks {
  /** The device's time of day, which can be changed by the user. */
  readonly wall: () => Instant;
  /** Monotonic from any origin; on many devices it stops during sleep. */
  readonly monotonic: () => number;
}

/**
 * Creates a clock that follows the server's time and ignores changes to the device's clock, since correcting it must
 * not sign the user out. It never goes back by itself.
 */
export function createClock({ wall, monotonic }: DeviceClocks) {
  let mark = { time: wall(), wall: wall(), monotonic: monotonic() };
  const byWall = () => wall() - mark.wall;
  const byMonotonic = () => monotonic() - mark.monotonic;
  const now = () => mark.time + Math.max(byWall(), byMonotonic());
  /**
   * False when the time of day jumped ahead: the device slept or its clock was moved; only the server knows which.
   */
  const isSure = () => byWall() - byMonotonic() < DRIFT_MS;
  const setTo = (time: Instant) => {
    mark = { time, wall: wall(), monotonic: monotonic() };
  };
  return {
    now,
    isSure,
    /** Adjusts to the server's time. */
    hear(time: Instant): void {
      setTo(isSure() && Math.abs(time - now()) < PRECISION_MS ? now() : time);
    },
    /**
     * Resolves once the time is sure.
     *
     * @param askServer calls `hear`; rejects without a connection
     */
    async settle(askServer: () => Promise<unknown>): Promise<void> {
      if (!isSure()) await askServer().catch(() => undefined);
      // The server is unreachable: the device probably slept, which is likelier than a moved clock.
      if (!isSure()) setTo(now());
    },
  };
}

export type Clock = ReturnType<typeof createClock>;
