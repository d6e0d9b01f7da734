import { BILL_ANNOUNCEMENTS, dayInRome, announcementDays, type BillAnnouncement } from '@sportello/domain';
import { billsQueue } from '../../../db/jobs/queues.ts';
import { briefNoteOf } from '../../../errors/note.ts';
import type { Services } from '../../../shared/context.ts';
import { notifyInBatches, type Candidates, type Run } from '../../notifications/usecases/in-batches.ts';
import { billsToAnnounce, noteFailure, type BillPlace } from '../queries/bill-announcements.ts';
import { announceBills, isDue, type Announcing } from './announce-bills.ts';

/** Bills looked at by one statement. */
const page = 2000;

/** Anomalous bills come first, because their notice stands for that of their issue (bolletta.anomala.2). */
const inOrder = [...new Set<BillAnnouncement>(['ANOMALOUS', ...BILL_ANNOUNCEMENTS])];

/** Notifies customers of issued, anomalous, soon due and overdue bills, once each (bolletta.avvisi.1). */
export async function notifyOfBills(services: Services, run: Run): Promise<void> {
  const subject = 'bills (bill_announcement_failures)';
  const notices = { queue: billsQueue, subject, candidates: customersToNotify(services), isShared: true };
  await notifyInBatches(services.db, notices, run);
}

async function* customersToNotify(services: Services): AsyncGenerator<Candidates> {
  const now = services.clock();
  const today = dayInRome(now.getTime());
  for (const kind of inOrder) {
    const announcing = { period: { kind, days: announcementDays(kind, today) }, today, now };
    for await (const codes of customersWithBills(services, announcing)) {
      yield {
        codes,
        notify: (some) => announceBills(services, announcing, some),
        noteFault: async (customerCode, error) =>
          (await noteFailure(services.db, { customerCode, kind, at: now, lastError: briefNoteOf(error) })) === 1,
      };
    }
  }
}

/** Yields the customers with bills to be announced. */
async function* customersWithBills({ db }: Services, announcing: Announcing) {
  for (let after: BillPlace | undefined; ;) {
    const { found, last } = await billsToAnnounce(db, announcing.period, { after, limit: page, now: announcing.now });
    if (last === undefined) return;
    const due = found.filter((bill) => isDue(announcing, bill));
    yield [...new Set(due.map(({ customerCode }) => customerCode))].toSorted();
    after = last;
  }
}
