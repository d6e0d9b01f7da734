import { dayInRome, reversalAfter, reversalNews, splitReversal, sumCents, type Reversal } from '@sportello/domain';
import {
  findPayment,
  listPaymentBills,
  lockPayment,
  updatePayment,
  type PaymentRow,
} from '../queries/bill-payments.ts';
import {
  findPaymentOfProvider,
  listPaymentsInDispute,
  listReversals,
  reverseItem,
  saveReversal,
} from '../queries/payment-reversals.ts';
import type { Database } from '../../../db/database.ts';
import { invalidateOpenApps } from '../../../db/invalidations.ts';
import type { CardProcessor } from '../../../ports/cards.ts';
import type { Services } from '../../../shared/context.ts';
import { settle } from './settle.ts';
import { notifyOfRestored, notifyOfReversed, type ReversedBill } from './notify-reversals.ts';

/** Messages about refunds may be lost; Stripe itself retries for three days. */
const refundDays = 7;
/** Disputes last months at most. */
const disputeDays = 200;
const dayMs = 24 * 60 * 60_000;

/**
 * Handles a message about moved money by the payment provider's number. It may precede our knowledge of the success,
 * so the payment is looked up there and settled first (pagamento.storno.2).
 */
export async function handleReversalEvent(services: Services, providerPayment: string): Promise<void> {
  const { cards, db } = services;
  const id = (await findPaymentOfProvider(db, providerPayment)) ?? (await cards?.findOwn(providerPayment));
  if (id !== undefined) await takeReversals(services, id);
}

/** Polls recent refunds and open disputes in case a message was lost (pagamento.storno.2). */
export async function pollReversals(services: Services): Promise<void> {
  const { cards, db, clock } = services;
  if (!cards) return;
  const before = (days: number) => new Date(clock().getTime() - days * dayMs);
  for (const payment of await cards.listReversed(before(refundDays))) await handleReversalEvent(services, payment);
  for (const id of await listPaymentsInDispute(db, before(disputeDays))) await takeReversals(services, id);
}

/**
 * Writes a payment's reversals from the payment provider's current state, never from a message, so repeated, late and
 * out-of-order messages are harmless.
 */
export async function takeReversals(services: Services, id: string): Promise<void> {
  const { cards, db } = services;
  if (!cards || !isPaymentId(id)) return;
  await settle(services, id);
  const payment = await findPayment(db, id);
  if (!payment || payment.providerPayment === null) return;
  const facts = await readReversals(cards, payment.providerPayment);
  if (facts.length > 0) await db.transaction((tx) => write(services, tx, id, facts));
}

export async function readReversals(cards: CardProcessor, providerPayment: string): Promise<Reversal[]> {
  return (await cards.listReversals(providerPayment)).flatMap(({ id, cause, status, cents: amount }) => {
    const state = reversalNews(cause, status);
    return state === undefined || amount <= 0 ? [] : [{ id, cause, state, amount }];
  });
}

/** Metadata at the payment provider may contain ids that are not ours. */
const isPaymentId = (id: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);

async function write(services: Services, db: Database, id: string, facts: readonly Reversal[]): Promise<void> {
  const payment = await lockPayment(db, id);
  if (!payment) return;
  const now = services.clock();
  const known = new Map((await listReversals(db, id)).map((each) => [each.id, each]));
  const news = facts.flatMap((fact) => {
    const state = reversalAfter(known.get(fact.id)?.state, fact.state);
    return state === undefined ? [] : [{ ...fact, state }];
  });
  if (news.length === 0) return;
  for (const each of news) {
    await saveReversal(db, { ...each, paymentId: id, at: now });
    known.set(each.id, each);
  }
  const taken = [...known.values()].filter(({ state }) => state === 'TAKEN');
  const reversedCents = Math.min(sumCents(taken.map(({ amount }) => amount)), payment.amountCents);
  const moved = reversedCents - payment.reversedCents;
  if (moved === 0) return;
  const wasGone = payment.reversedCents === payment.amountCents;
  const restored = payment.restored + (moved < 0 && wasGone ? 1 : 0);
  await updatePayment(db, id, { reversedCents, reversedAt: now, restored });
  const bills = await moveBills(db, payment, reversedCents, now);
  await invalidateOpenApps(db, { about: 'bills', customerCode: payment.customerCode });
  const told = { payment: { ...payment, reversedCents, restored }, bills, news, now };
  if (moved > 0) await notifyOfReversed(services, db, { ...told, amountCents: moved });
  else await notifyOfRestored(services, db, { ...told, amountCents: 0 - moved, wasGone });
}

/** Reopens or closes each changed bill (pagamento.storno.3), in lock order. */
async function moveBills(
  db: Database,
  payment: PaymentRow,
  reversedCents: number,
  now: Date,
): Promise<readonly ReversedBill[]> {
  const items = (await listPaymentBills(db, [payment.id])).map((item) => ({ ...item, amount: item.amountCents }));
  const moved: ReversedBill[] = [];
  const split = splitReversal(items, reversedCents).toSorted((one, other) => one.billId - other.billId);
  for (const { paymentId, billId, number, kind, reversedCents: before, reversed } of split) {
    if (reversed === before) continue;
    const paidOn = dayInRome((payment.endedAt ?? now).getTime());
    const move = {
      paymentId,
      billId,
      reversed,
      by: reversed - before,
      paidOn,
      today: dayInRome(now.getTime()),
      at: now,
    };
    const overpaidCents = await reverseItem(db, move);
    moved.push({ number, kind, amountCents: Math.abs(reversed - before), overpaidCents });
  }
  return moved;
}
