import { setTimeout as wait } from 'node:timers/promises';

/** Far longer than the difference between writing to somebody and to nobody. */
const stepMs = 200;

/**
 * Answers after a whole number of steps, so that the time doesn't tell whether there is an account:
 * with one there is a message to be written, which takes a quarter longer.
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
