import {
  announcementIsDue,
  paymentMethodKind,
  billStatus,
  sumCents,
  undisputedAmount,
  type BillAnnouncement,
  type Cents,
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
import { mapPrescribed } from './prescription.ts';

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
      openAmount: payableOf(bill),
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
    const prescribed = kind === 'OVERDUE' ? await mapPrescribed(db, [...claimed]) : new Map<number, number>();
    const due = Array.from(
      Map.groupBy(fresh, (bill) => bill.customerCode),
      ([code, theirs]) => ({
        customer: contacts.get(code) ?? { code, ...noContacts },
        bills: theirs,
        total: totalOf(kind, theirs, prescribed),
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
  const only = bills.length === 1 ? first : undefined;
  const number = only?.number ?? null;
  // A single due bill can be paid from the message itself (pagamento.link.1); an anomalous one is looked at before.
  const isToPay = services.cards !== null && (kind === 'DUE_SOON' || kind === 'OVERDUE');
  const link = isToPay && only !== undefined ? billLink(services, only.id, now).link : null;
  return {
    customer,
    letter: { template: 'bill-announcement', announcement: kind, count: bills.length, ...total, number, link } as const,
    // The channel settings of the first bill's contract apply to all bills in the message.
    choice: { channel: null, contractCode: first?.contractCode ?? first?.vasContractCode ?? null },
  };
}

function totalOf(kind: BillAnnouncement, bills: readonly Bill[], prescribed: ReadonlyMap<number, Cents>) {
  const [dueDate = null] = bills.flatMap(({ dueDate: day }) => day ?? []).toSorted();
  const isNew = kind === 'ISSUED' || kind === 'ANOMALOUS';
  const amounts = bills.map((bill) => (isNew ? bill.amountCents : payableOf(bill)));
  const [first] = bills;
  const usualCents = kind === 'ANOMALOUS' && bills.length === 1 ? first?.usualCents : undefined;
  const prescribedCents = sumCents(bills.map((bill) => Math.min(payableOf(bill), prescribed.get(bill.id) ?? 0)));
  return {
    amountCents: sumCents(amounts),
    dueDate,
    ...(typeof usualCents === 'number' && { usualCents }),
    ...(prescribedCents > 0 && { prescribedCents }),
  };
}

const payableOf = ({ openCents, disputedCents }: BillFacts): Cents => undisputedAmount(openCents, disputedCents);
