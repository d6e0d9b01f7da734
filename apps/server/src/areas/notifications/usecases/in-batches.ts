import { enqueueNotices } from '../../../db/jobs/enqueue.ts';
import type { Database } from '../../../db/database.ts';

/** Customers notified in one transaction. */
const batch = 250;

/** Customers whose lock another transaction holds, or who failed for the first time, are tried again after this. */
const pauseMs = 70_000;

export interface Run {
  /** Returns true when the job should end and another one go on. */
  readonly isOver: () => boolean;
  readonly onTrouble: (error: unknown) => void;
}

/** Customers who may have to be notified of the same. */
export interface Candidates {
  readonly codes: readonly string[];
  /** Notifies customers in one transaction, except those that another transaction works on. */
  readonly notify: (codes: readonly string[]) => Promise<{ readonly notified: number; readonly skipped: number }>;
  /** Notes a customer who can't be notified, and returns true if they are to be tried again soon. */
  readonly noteFault?: (code: string, error: unknown) => Promise<boolean>;
}

export interface Notices {
  readonly queue: string;
  /** Names what the customers are notified of, in the report of those who can't be. */
  readonly subject: string;
  readonly candidates: AsyncIterable<Candidates>;
  /** Calls another worker to do its share; without it one worker does all. */
  readonly isShared?: boolean;
}

interface Tally {
  notified: number;
  /** Customers to try again soon. */
  left: number;
  failed: number;
  failure?: unknown;
}

/**
 * Notifies customers in batches. Any number of servers do so side by side: each takes the customers that nobody else
 * works on. A job that has to end, or has left customers, enqueues another one.
 */
export async function notifyInBatches(db: Database, notices: Notices, { isOver, onTrouble }: Run): Promise<void> {
  const { queue, subject } = notices;
  const tally: Tally = { notified: 0, left: 0, failed: 0 };
  const isComplete = await notifyAll(db, notices, isOver, tally);
  if (!isComplete) await enqueueNotices(db, queue);
  else if (tally.left > 0) await enqueueNotices(db, queue, new Date(Date.now() + pauseMs));
  if (tally.failed > 0) {
    onTrouble(new Error(`${tally.failed} customers could not be notified of ${subject}.`, { cause: tally.failure }));
  }
}

/** Returns false if it ended before all candidates were looked at. */
async function notifyAll(db: Database, notices: Notices, isOver: Run['isOver'], tally: Tally): Promise<boolean> {
  for await (const candidates of notices.candidates) {
    const { codes } = candidates;
    for (let at = 0; at === 0 || at < codes.length; at += batch) {
      if (isOver()) return false;
      if (codes.length === 0) continue;
      const wasIdle = tally.notified === 0;
      await notifyOrHalve(candidates, codes.slice(at, at + batch), tally);
      if (notices.isShared === true && wasIdle && tally.notified > 0) await enqueueNotices(db, notices.queue);
    }
  }
  return true;
}

/** Halves a batch that fails until the customers at fault are alone: they hold up nobody. */
async function notifyOrHalve(candidates: Candidates, codes: readonly string[], tally: Tally): Promise<void> {
  try {
    const { notified, skipped } = await candidates.notify(codes);
    tally.notified += notified;
    tally.left += skipped;
  } catch (error) {
    const [code] = codes;
    if (code !== undefined && codes.length === 1) {
      if (await candidates.noteFault?.(code, error)) tally.left += 1;
      tally.failed += 1;
      tally.failure ??= error;
      return;
    }
    const half = Math.ceil(codes.length / 2);
    await notifyOrHalve(candidates, codes.slice(0, half), tally);
    await notifyOrHalve(candidates, codes.slice(half), tally);
  }
}
