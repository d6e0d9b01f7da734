import {
  announcementIsDue,
  paymentMethodKind,
  billStatus,
  sumCents,
  type BillAnnouncement,
  type Day,
} from '@sportello/domain';
import { announceAll } from '../../../events/announce.ts';
import type { Services } from '../../../shared/context.ts';
import { sendAllByChosenChannel } from '../../messages/usecases/send.ts';
import { lockCustomers } from '../../notifications/queries.ts';
import { billLink } from '../../paying/usecases/link.ts';
import {
  claimBillAnnouncements,
  forgetFailures,
  listUnannounced,
  type BillFacts,
  type Period,
} from '../queries/bill-announcements.ts';

type Bill = Awaited<ReturnType<typeof listUnannounced>>[number];

export interface Announcing {
  readonly period: Period;
  readonly today: Day;
  readonly now: Date;
}

const kinds = {
  ISSUED: 'BILL_ISSUED',
  ANOMALOUS: 'BILL_ANOMALOUS',
  DUE_SOON: 'BILL_DUE_SOON',
  OVERDUE: 'BILL_OVERDUE',
} as const;

const noContacts = { email: null, mobile: null };

const by = { username: 'sportello', right: 'COMMAND' } as const;

/** Returns true when a bill is to be announced today by its own facts. */
export function isDue({ period: { kind }, today }: Pick<Announcing, 'period' | 'today'>, bill: BillFacts): boolean {
  return announcementIsDue(
    kind,
    {
      status: billStatus(bill.statusCode),
      paymentMethod: paymentMethodKind(bill.methodCode ?? undefined),
      debitOutcome: bill.debitOutcome ?? undefined,
      expirationDate: bill.dueDate ?? undefined,
      openAmount: bill.openCents,
    },
    today,
  );
}

/**
 * Notifies customers in one transaction, each of all their unannounced bills together. Customers that another
 * transaction works on are skipped.
 */
export async function announceBills(
  services: Services,
  announcing: Announcing,
  codes: readonly string[],
): Promise<{ readonly notified: number; readonly skipped: number }> {
  const { period, now } = announcing;
  const { kind } = period;
  return services.db.transaction(async (db) => {
    const contacts = new Map((await lockCustomers(db, codes)).map((customer) => [customer.code, customer]));
    const skipped = codes.length - contacts.size;
    if (contacts.size === 0) return { notified: 0, skipped };
    // Read after the lock: whoever held it before may just have announced some of them.
    const open = (await listUnannounced(db, period, [...contacts.keys()])).filter((bill) => isDue(announcing, bill));
    const claimed = await claimBillAnnouncements(
      db,
      open.map(({ id }) => id),
      { kind, at: now },
    );
    const fresh = open.filter(({ id }) => claimed.has(id));
    const due = Array.from(
      Map.groupBy(fresh, (bill) => bill.customerCode),
      ([code, theirs]) => ({
        customer: contacts.get(code) ?? { code, ...noContacts },
        bills: theirs,
        total: totalOf(kind, theirs),
      }),
    );
    const facts = due.map(({ customer, bills, total }) => ({
      kind: kinds[kind],
      customerCode: customer.code,
      data: { numbers: bills.map(({ number }) => number), ...total },
    }));
    const events = await announceAll(db, facts, by, now);
    const messages = due.flatMap((each, index) => {
      const eventId = events[index];
      return eventId === undefined ? [] : [{ ...messageOf(services, announcing, each), eventId }];
    });
    await sendAllByChosenChannel(services, db, messages, now);
    await forgetFailures(db, kind, [...contacts.keys()]);
    return { notified: due.length, skipped };
  });
}

interface Due {
  readonly customer: { readonly code: string; readonly email: string | null; readonly mobile: string | null };
  readonly bills: readonly Bill[];
  readonly total: ReturnType<typeof totalOf>;
}

function messageOf(services: Services, { period: { kind }, now }: Announcing, { customer, bills, total }: Due) {
  const [first] = bills;
  // A single due bill can be paid from the message itself (pagamento.link.1).
  const payable = services.cards !== null && kind !== 'ISSUED' && bills.length === 1 ? first : undefined;
  const link = payable === undefined ? null : billLink(services, payable.id, now).link;
  return {
    customer,
    letter: { template: 'bill-announcement', announcement: kind, count: bills.length, ...total, link } as const,
    // The channel settings of the first bill's contract apply to all bills in the message.
    choice: { channel: null, contractCode: first?.contractCode ?? first?.vasContractCode ?? null },
  };
}

function totalOf(kind: BillAnnouncement, bills: readonly Bill[]) {
  const [dueDate = null] = bills.flatMap(({ dueDate: day }) => day ?? []).toSorted();
  const amounts = bills.map(({ amountCents, openCents }) => (kind === 'ISSUED' ? amountCents : openCents));
  return { amountCents: sumCents(amounts), dueDate };
}
