import { BILL_ANNOUNCEMENTS, dayInRome, announcementDays } from '@sportello/domain';
import { enqueueBills } from '../../../db/jobs/enqueue.ts';
import { briefNoteOf } from '../../../errors/note.ts';
import type { Services } from '../../../shared/context.ts';
import { billsToAnnounce, noteFailure, type BillPlace } from '../queries/bill-announcements.ts';
import { announceBills, isDue, type Announcing } from './announce-bills.ts';

/** Bills looked at by one statement. */
const page = 2000;

/** Customers notified in one transaction. */
const batch = 250;

/** Customers whose lock another transaction holds, or who failed for the first time, are tried again after this. */
const pauseMs = 70_000;

export interface Run {
  /** Returns true when the job should end and another one go on. */
  readonly isOver: () => boolean;
  readonly onTrouble: (error: unknown) => void;
}

interface Tally {
  notified: number;
  /** Customers to try again soon. */
  left: number;
  failed: number;
  failure?: unknown;
}

/**
 * Notifies customers of issued, soon due and overdue bills, once each (bolletta.avvisi.1). Any number of servers do
 * so side by side: each takes the customers that nobody else works on, and calls one more as soon as there is work.
 */
export async function notifyOfBills(services: Services, { isOver, onTrouble }: Run): Promise<void> {
  const tally: Tally = { notified: 0, left: 0, failed: 0 };
  const isComplete = await walk(services, isOver, tally);
  if (!isComplete) await enqueueBills(services.db);
  else if (tally.left > 0) await enqueueBills(services.db, new Date(Date.now() + pauseMs));
  if (tally.failed > 0) {
    const cause = tally.failure;
    onTrouble(
      new Error(`${tally.failed} customers could not be notified of bills (bill_announcement_failures).`, { cause }),
    );
  }
}

/** Returns false if it ended before all bills were looked at. */
async function walk(services: Services, isOver: Run['isOver'], tally: Tally): Promise<boolean> {
  const now = services.clock();
  const today = dayInRome(now.getTime());
  for (const kind of BILL_ANNOUNCEMENTS) {
    const announcing = { period: { kind, days: announcementDays(kind, today) }, today, now };
    for await (const codes of customersToNotify(services, announcing)) {
      if (isOver()) return false;
      const wasIdle = tally.notified === 0;
      await announceOrHalve(services, announcing, codes, tally);
      if (wasIdle && tally.notified > 0) await enqueueBills(services.db);
    }
  }
  return true;
}

/** Yields the customers with bills to be announced, in batches. */
async function* customersToNotify({ db }: Services, announcing: Announcing) {
  for (let after: BillPlace | undefined; ;) {
    const { found, last } = await billsToAnnounce(db, announcing.period, { after, limit: page, now: announcing.now });
    const due = found.filter((bill) => isDue(announcing, bill));
    const codes = [...new Set(due.map(({ customerCode }) => customerCode))].toSorted();
    for (let at = 0; at < codes.length; at += batch) yield codes.slice(at, at + batch);
    if (last === undefined) return;
    after = last;
  }
}

/**
 * Notifies customers in one transaction, and halves a batch that fails until the customers at fault are alone: they
 * are noted and hold up nobody.
 */
async function announceOrHalve(
  services: Services,
  announcing: Announcing,
  codes: readonly string[],
  tally: Tally,
): Promise<void> {
  try {
    const { notified, skipped } = await announceBills(services, announcing, codes);
    tally.notified += notified;
    tally.left += skipped;
  } catch (error) {
    const [customerCode] = codes;
    if (customerCode !== undefined && codes.length === 1) {
      const failed = { customerCode, kind: announcing.period.kind, at: announcing.now, lastError: briefNoteOf(error) };
      const tries = await noteFailure(services.db, failed);
      if (tries === 1) tally.left += 1;
      tally.failed += 1;
      tally.failure ??= error;
      return;
    }
    const half = Math.ceil(codes.length / 2);
    await announceOrHalve(services, announcing, codes.slice(0, half), tally);
    await announceOrHalve(services, announcing, codes.slice(half), tally);
  }
}
