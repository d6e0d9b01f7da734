import {
  BILL_ANNOUNCEMENTS,
  dayInRome,
  announcementDays,
  announcementIsDue,
  paymentMethodKind,
  billStatus,
  sumCents,
  type BillAnnouncement,
} from '@sportello/domain';
import { billsToAnnounce, claimBillAnnouncements } from '../queries/bill-announcements.ts';
import { findContacts } from '../../support/queries.ts';
import type { Services } from '../../../shared/context.ts';
import { billLink } from '../../paying/usecases/link.ts';
import { announce } from '../../../events/announce.ts';
import { sendByChosenChannel } from '../../messages/usecases/send.ts';

type Row = Awaited<ReturnType<typeof billsToAnnounce>>[number];

const page = 500;

const kinds = { ISSUED: 'BILL_ISSUED', DUE_SOON: 'BILL_DUE_SOON', OVERDUE: 'BILL_OVERDUE' } as const;

/** Notifies customers of issued, soon due and overdue bills, once each (bolletta.avvisi.1). */
export async function notifyOfBills(services: Services): Promise<void> {
  const now = services.clock();
  const today = dayInRome(now.getTime());
  for (const kind of BILL_ANNOUNCEMENTS) {
    const days = announcementDays(kind, today);
    for (let after = 0; ;) {
      const found = await billsToAnnounce(services.db, kind, { days, after, limit: page });
      const due = found.filter((row) => announcementIsDue(kind, factsOf(row), today));
      for (const [customerCode, those] of Map.groupBy(due, (row) => row.customerCode)) {
        await notifyOf(services, customerCode, { kind, those, now });
      }
      const last = found.at(-1);
      if (last === undefined || found.length < page) break;
      after = last.id;
    }
  }
}

function factsOf(row: Row) {
  return {
    status: billStatus(row.statusCode),
    paymentMethod: paymentMethodKind(row.methodCode ?? undefined),
    debitOutcome: row.debitOutcome ?? undefined,
    expirationDate: row.dueDate ?? undefined,
    openAmount: row.openCents,
  };
}

/** Notifies a customer of all unannounced bills together, in a separate transaction. */
async function notifyOf(
  services: Services,
  customerCode: string,
  { kind, those, now }: { readonly kind: BillAnnouncement; readonly those: readonly Row[]; readonly now: Date },
): Promise<void> {
  await services.db.transaction(async (db) => {
    const ids = those.map(({ id }) => id);
    const claimed = new Set(await claimBillAnnouncements(db, ids, { kind, at: now }));
    const fresh = those.filter(({ id }) => claimed.has(id));
    const [first] = fresh;
    if (first === undefined) return;
    const [dueDate = null] = fresh.flatMap((row) => row.dueDate ?? []).toSorted();
    const told = {
      amountCents: sumCents(fresh.map(({ amountCents, openCents }) => (kind === 'ISSUED' ? amountCents : openCents))),
      dueDate,
    };
    const by = { username: 'sportello', right: 'COMMAND' } as const;
    const data = { numbers: fresh.map(({ number }) => number), ...told };
    const event = await announce(db, { kind: kinds[kind], customerCode, data }, by, now);
    const contacts = await findContacts(db, customerCode);
    if (!contacts) return;
    // A single due bill can be paid from the message itself (pagamento.link.1).
    const isPaidHere = services.cards !== null && kind !== 'ISSUED' && fresh.length === 1;
    const link = isPaidHere ? billLink(services, first.id, now).link : null;
    const letter = { template: 'bill-announcement', announcement: kind, count: fresh.length, ...told, link } as const;
    // The channel settings of the first bill's contract apply to all bills in the message.
    const choice = { channel: null, contractCode: first.contractCode ?? first.vasContractCode };
    await sendByChosenChannel(services, db, letter, { ...contacts, code: customerCode }, choice, now, event);
  });
}
