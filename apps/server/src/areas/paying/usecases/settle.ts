import {
  billPaymentAfter,
  dayInRome,
  isLivePayment,
  type BillPaymentState,
  type BillPaymentStep,
} from '@sportello/domain';
import {
  findPayment,
  listPaymentBills,
  lockPayment,
  payBill,
  updatePayment,
  type PaymentBillRow,
  type PaymentRow,
} from '../queries/bill-payments.ts';
import { findCustomer } from '../../profile/queries/customers.ts';
import { invalidateOpenApps } from '../../../db/invalidations.ts';
import type { Database } from '../../../db/database.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { PaymentSessionState } from '../../../ports/cards.ts';
import type { Services } from '../../../shared/context.ts';
import { paymentSignal } from '../../../telemetry/signals/signals.ts';
import { announce } from '../../../events/announce.ts';
import type { AfterQuote } from '../../messages/usecases/quote-words.ts';
import { tell } from '../../messages/usecases/send.ts';
import { acceptPaidQuote, canBeAccepted } from '../../interventions/usecases/paid-quote.ts';
import { canBePaid, payableCents } from './payable.ts';

const steps = {
  PROCESSING: 'PROCESSING',
  SUCCEEDED: 'SUCCEEDED',
  FAILED: 'FAILED',
  STOPPED: 'STOPPED',
  NOT_TOKENIZABLE: 'NOT_TOKENIZED',
} as const satisfies Record<Exclude<PaymentSessionState['state'], 'OPEN'>, BillPaymentStep>;

/**
 * Writes a payment's current state from the payment provider (pagamento.bollette.4). Messages are never trusted, so
 * repeated, late and out-of-order ones are harmless.
 */
export async function settle(services: Services, id: string): Promise<void> {
  const { cards, db } = services;
  const payment = await findPayment(db, id);
  if (!cards || !payment?.live || payment.providerSession === null) return;
  const page = await cards.readPayment(payment.providerSession);
  if (page.state !== 'OPEN') return write(services, id, page);
  // A payment whose amount changed or that is no longer payable is stopped before money is taken
  // (pagamento.bollette.5).
  const { isSameAmount, isPayable } = await standingOf(db, payment, services.clock());
  if (!isSameAmount || !isPayable) await close(services, payment.providerSession, id, !isSameAmount);
}

/** Like `settle`, but keeps the stored state if the payment provider is unavailable. */
export async function settleIfAnswered(services: Services, id: string): Promise<void> {
  try {
    await settle(services, id);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

async function standingOf(db: Database, payment: PaymentRow, now: Date) {
  if (payment.quoteId !== null) {
    const isAsAsked = await canBeAccepted(db, payment);
    return { isSameAmount: isAsAsked, isPayable: isAsAsked };
  }
  const items = await listPaymentBills(db, [payment.id]);
  return {
    isSameAmount: items.every((item) => item.amountCents === payableCents(item)),
    isPayable: items.every((item) => canBePaid(item, now)),
  };
}

/**
 * Stops a payment without money taken; the payment provider's result then counts. False if its checkout session was
 * opened since it was read: the session must be closed first, or the customer could pay for nothing.
 */
export async function stopPayment(services: Services, payment: PaymentRow): Promise<boolean> {
  const { cards, db } = services;
  if (payment.providerSession !== null) {
    if (cards && payment.state === 'OPEN') await close(services, payment.providerSession, payment.id, false);
    return true;
  }
  return db.transaction(async (tx) => {
    const moved = await moveLocked(tx, payment.id, 'STOPPED');
    if (moved && moved.payment.providerSession !== null) return false;
    if (moved) await end(tx, moved, services.clock(), {});
    return true;
  });
}

/** Stops a payment as {@link stopPayment} does, with its checkout session if that was opened meanwhile. */
export async function giveUp(services: Services, payment: PaymentRow): Promise<void> {
  const isStopped = await stopPayment(services, payment);
  const opened = isStopped ? undefined : await findPayment(services.db, payment.id);
  if (opened) await stopPayment(services, opened);
}

async function close(services: Services, session: string, id: string, amountChanged: boolean): Promise<void> {
  const { cards } = services;
  if (!cards) return;
  await cards.stopPayment(session);
  const page = await cards.readPayment(session);
  if (page.state !== 'OPEN') await write(services, id, page, amountChanged);
}

async function write(
  services: Services,
  id: string,
  page: Exclude<PaymentSessionState, { state: 'OPEN' }>,
  amountChanged = false,
): Promise<void> {
  const now = services.clock();
  await services.db.transaction(async (db) => {
    const moved = await moveLocked(db, id, steps[page.state]);
    if (!moved) return;
    if (page.state === 'SUCCEEDED') {
      await end(db, moved, now, { providerPayment: page.payment });
      await paid(services, db, moved.payment, page.payment, now);
    } else {
      await end(db, moved, now, { amountChanged: amountChanged && page.state === 'STOPPED' });
      // A customer in the checkout session sees the failure; a delayed bank result is notified even if no delay was
      // reported before.
      if (page.state !== 'STOPPED' && page.state !== 'PROCESSING') {
        if (page.late === true || moved.payment.state === 'IN_PROGRESS') await notPaid(db, moved.payment, now);
      }
    }
    await invalidateOpenApps(db, { about: 'bills', customerCode: moved.payment.customerCode });
  });
}

interface Moved {
  readonly payment: PaymentRow;
  readonly next: BillPaymentState;
}

/** Locks a payment and computes its next state; undefined if nothing changes. */
export async function moveLocked(db: Database, id: string, step: BillPaymentStep): Promise<Moved | undefined> {
  const payment = await lockPayment(db, id);
  if (!payment) return undefined;
  const next = billPaymentAfter(payment.state, step);
  return next === undefined ? undefined : { payment, next };
}

async function end(
  db: Database,
  { payment, next }: Moved,
  now: Date,
  facts: Partial<Pick<PaymentRow, 'providerPayment' | 'amountChanged'>>,
): Promise<void> {
  const live = isLivePayment(next);
  await updatePayment(db, payment.id, { ...facts, state: next, live, endedAt: live ? null : now });
  paymentSignal.send({ state: next });
}

/** Marks the bills as paid, announces and notifies in the transaction of the payment. */
async function paid(services: Services, db: Database, payment: PaymentRow, reference: string, now: Date) {
  const { id, customerCode, amountCents, quoteId } = payment;
  const day = dayInRome(now.getTime());
  if (quoteId !== null) {
    const { event, told } = await acceptPaidQuote(db, payment, { reference, day, now });
    const bills = [{ number: quoteId, amountCents }];
    return sendReceipt(services, db, payment, { day, now, event, bills, afterQuote: told.next });
  }
  const items = await listPaymentBills(db, [id]);
  // Same lock order as elsewhere.
  for (const item of items.toSorted((one, other) => one.billId - other.billId))
    await payBill(db, item, { day, at: now });
  const bills = items.map(told);
  const byLink = payment.via === 'LINK' && { byLink: true };
  const data = { paymentId: id, amountCents, bills, providerPayment: reference, paidOn: day, ...byLink };
  const event = await announce(db, { kind: 'BILLS_PAID', customerCode, data }, actorRoleOf(payment), now);
  await sendReceipt(services, db, payment, { day, now, event, bills, afterQuote: null });
}

async function sendReceipt(
  services: Services,
  db: Database,
  { id, customerCode, amountCents, via }: PaymentRow,
  paid: {
    readonly day: string;
    readonly now: Date;
    readonly event: bigint;
    readonly bills: readonly { readonly number: string; readonly amountCents: number }[];
    readonly afterQuote: AfterQuote | null;
  },
): Promise<void> {
  const found = await findCustomer(db, customerCode);
  if (!found) return;
  const { day: paidOn, now, event, bills, afterQuote } = paid;
  const what = { afterQuote, isByLink: via === 'LINK' };
  const letter = { template: 'payment-receipt', paymentId: id, paidOn, amountCents, bills, ...what } as const;
  await tell(services, db, letter, found.customer, now, event);
}

async function notPaid(db: Database, payment: PaymentRow, now: Date): Promise<void> {
  const { id, customerCode, amountCents, quoteId } = payment;
  const bills = (await listPaymentBills(db, [id])).map(told);
  const data = { paymentId: id, amountCents, bills, ...(quoteId !== null && { quoteId, kind: payment.kind }) };
  const fact = { kind: 'BILLS_NOT_PAID', customerCode, data } as const;
  await announce(db, fact, actorRoleOf(payment), now);
}

const told = ({ number, amountCents, kind }: PaymentBillRow) => ({ number, amountCents, kind });

/** A link holder does not act with the customer's right. */
const actorRoleOf = ({ accountName, via }: PaymentRow) =>
  ({ username: accountName, right: via === 'AREA' ? 'SELF' : 'COMMAND' }) as const;
