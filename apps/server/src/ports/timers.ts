import { performance } from 'node:perf_hooks';

/** The longest that Node's timers can wait: of more they make a millisecond, and warn. */
const LONGEST_MS = 2 ** 31 - 1;

/** A delay that a timer can wait; one that was reckoned from a clock may be anything. */
export const timerDelay = (ms: number) => Math.min(Math.max(ms, 0), LONGEST_MS);

/**
 * Time that only goes forward, for what waits until a moment: of a wall clock that is put back by weeks it would
 * wait for the weeks to pass again. It begins with the wall clock's.
 */
export const steadyClock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (act: () => void, ms: number) => setTimeout(act, timerDelay(ms)),
  clearTimeout: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
  setInterval: (act: () => void, ms: number) => setInterval(act, timerDelay(ms)),
  clearInterval: (timer: unknown) => clearInterval(timer as NodeJS.Timeout),
};
