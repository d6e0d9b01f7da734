import { performance } from 'node:perf_hooks';

/** The maximum delay of Node's timers: a longer one becomes a millisecond, with a warning. */
const LONGEST_MS = 2 ** 31 - 1;

/** Clamps a delay computed from a clock, which may have any value. */
export const timerDelay = (ms: number) => Math.min(Math.max(ms, 0), LONGEST_MS);

/**
 * A monotonic clock for deadlines, starting at wall-clock time: if the wall clock is set back by weeks, waiting on it
 * would take weeks.
 */
export const steadyClock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (act: () => void, ms: number) => setTimeout(act, timerDelay(ms)),
  clearTimeout: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (act: () => void, ms: number) => setInterval(act, timerDelay(ms)),
  clearInterval: (timer: unknown) => clearInterval(timer as NodeJS.Timeout),
};
