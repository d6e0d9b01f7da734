import { setTimeout as wait } from 'node:timers/promises';
import { StartError, firstLine } from '../../errors/start-error.ts';
import type { Postmaster } from './launch.ts';

/** How long each try waits, one after another; when all have failed, it is given up. */
const pausesMs = [0, 100, 200, 400, 800, 1600, 3200, 5000, 5000, 5000];

/** One that ran for so long was well; its end is a new one, not the same again. */
const wellAfterMs = 10_000;

interface Supervision {
  readonly startAgain: () => Promise<Postmaster>;
  readonly isStopping: () => boolean;
  /** Where PostgreSQL says why it ended. */
  readonly log: string;
}

/**
 * Starts PostgreSQL again whenever it ends unasked, and says so in one line. Settles only once
 * several tries in a row were in vain, or what they started ended at once.
 */
export async function superviseUntilLost(
  first: Postmaster,
  { startAgain, isStopping, log }: Supervision,
): Promise<StartError> {
  let running: Postmaster | undefined = first;
  let startedAt = performance.now();
  let reason = '';
  for (let tries = 0; tries < pausesMs.length; tries += 1) {
    if (running !== undefined) {
      await running.ended;
      // Asked for, it is no loss: nobody is told, ever.
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
  }
  return new StartError(
    `PostgreSQL stopped unexpectedly, and starting it again failed ${pausesMs.length} times.${reason} Its log is ${log}.`,
  );
}
