import { setTimeout as wait } from 'node:timers/promises';
import { StartError, firstLine } from '../../errors/start-error.ts';
import type { Postmaster } from './launch.ts';

/** Pause before each retry; after the last one fails, the supervision gives up. */
const pausesMs = [0, 100, 200, 400, 800, 1600, 3200, 5000, 5000, 5000];

/** A full disk leaves this many tries for the time when there is room again. */
const triesWithRoom = 3;

/** After running this long PostgreSQL counts as healthy, and its end resets the retries. */
const wellAfterMs = 10_000;

interface Supervision {
  readonly startAgain: () => Promise<Postmaster>;
  readonly isStopping: () => boolean;
  readonly isDiskFull: () => boolean;
  readonly log: string;
}

/**
 * Restarts PostgreSQL whenever it ends unexpectedly and logs one line. Settles only once several retries in a row
 * failed or the restarted process ended at once, and never while the disk is full.
 */
export async function superviseUntilLost(
  first: Postmaster,
  { startAgain, isStopping, isDiskFull, log }: Supervision,
): Promise<StartError> {
  let running: Postmaster | undefined = first;
  let startedAt = performance.now();
  let reason = '';
  let wasFull = false;
  for (let tries = 0; tries < pausesMs.length; tries += 1) {
    if (running !== undefined) {
      await running.ended;
      // A requested stop is not a loss: the promise never settles.
      if (isStopping()) return new Promise<never>(() => undefined);
      if (performance.now() - startedAt > wellAfterMs) tries = 0;
    }
    await wait(pausesMs[tries]);
    try {
      running = await startAgain();
      startedAt = performance.now();
      process.stderr.write(`PostgreSQL stopped unexpectedly and was started again. Its log is ${log}.\n`);
    } catch (error) {
      running = undefined;
      reason = ` ${firstLine(error)}`;
    }
    if (isStopping()) return new Promise<never>(() => undefined);
    const isFull = isDiskFull();
    if (isFull) tries = Math.min(tries, pausesMs.length - 1 - triesWithRoom);
    if (isFull && !wasFull) process.stderr.write('The disk is full: PostgreSQL starts again once there is room.\n');
    wasFull = isFull;
  }
  return new StartError(
    `PostgreSQL stopped unexpectedly, and starting it again failed ${pausesMs.length} times.${reason} Its log is ${log}.`,
  );
}
