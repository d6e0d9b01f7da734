import type { AnswerOf, Catalogue } from '@sportello/calls';
import { findPaymentOf, listPaymentBills, listPaymentsOf, type PaymentRow } from '../queries/bill-payments.ts';
import { ApiError } from '../../../errors/api-error.ts';
import { record } from '../../../shared/audit.ts';
import type { Services } from '../../../shared/context.ts';
import type { CustomerActor } from '../../../shared/actors.ts';
import { paymentAnswer, type PaymentAnswer } from './answers.ts';
import { giveUp, settleIfAnswered } from './settle.ts';

/**
 * Returns a payment after asking the payment provider, whose message may be late; uses the stored state if it is
 * unavailable.
 */
export async function readBillPayment(
  services: Services,
  { customerCode }: CustomerActor,
  id: string,
): Promise<PaymentAnswer> {
  if (!(await findPaymentOf(services.db, customerCode, id))) throw new ApiError('NOT_FOUND');
  await settleIfAnswered(services, id);
  return answerOf(services, customerCode, id);
}

/** Stops a payment unless money was taken or may still be. */
export async function stopBillPayment(services: Services, actor: CustomerActor, id: string): Promise<PaymentAnswer> {
  const { customerCode } = actor;
  const payment = await findPaymentOf(services.db, customerCode, id);
  if (!payment) throw new ApiError('NOT_FOUND');
  if (payment.live) {
    await record(services.db, actor, 'stopBillPayment', services.clock());
    await giveUp(services, payment);
  }
  return answerOf(services, customerCode, id);
}

export async function readLivePayments(
  services: Services,
  { customerCode }: CustomerActor,
): Promise<AnswerOf<Catalogue['billPayments']>> {
  const before = await listPaymentsOf(services.db, customerCode, 'LIVE');
  for (const { id } of before) await settleIfAnswered(services, id);
  const live = before.length === 0 ? [] : await listPaymentsOf(services.db, customerCode, 'LIVE');
  return { pagamenti: await answersOf(services, live) };
}

export async function ownBillPayments(services: Services, { customerCode }: CustomerActor) {
  const all = await answersOf(services, await listPaymentsOf(services.db, customerCode, 'ALL'));
  return all.map(({ indirizzo: _page, ...payment }) => payment);
}

async function answersOf({ db }: Services, payments: readonly PaymentRow[]): Promise<PaymentAnswer[]> {
  if (payments.length === 0) return [];
  const items = await listPaymentBills(
    db,
    payments.map(({ id }) => id),
  );
  return payments.map((payment) => paymentAnswer(payment, items));
}

async function answerOf(services: Services, customerCode: string, id: string): Promise<PaymentAnswer> {
  const payment = await findPaymentOf(services.db, customerCode, id);
  if (!payment) throw new ApiError('NOT_FOUND');
  return paymentAnswer(payment, await listPaymentBills(services.db, [id]));
}
