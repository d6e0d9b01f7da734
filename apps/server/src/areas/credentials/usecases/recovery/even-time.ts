import { setTimeout as wait } from 'node:timers/promises';

/** Far longer than the timing difference between writing a message and none. */
const stepMs = 200;

/**
 * Delays the answer to a multiple of the step, so the timing does not reveal an account: writing a message takes a
 * quarter longer.
 */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    const spent = performance.now() - start;
    await wait(Math.ceil(spent / stepMs) * stepMs - spent);
  }
}
