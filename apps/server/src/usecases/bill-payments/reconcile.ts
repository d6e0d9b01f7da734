import {
  addDays,
  dayInRome,
  isLivePayment,
  reconcile,
  startOfDayInRome,
  type Day,
  type Reconciliation,
} from '@sportello/domain';
import {
  findPaymentsById,
  listDaysToReport,
  listPaymentsBegun,
  savePaymentReport,
} from '../../db/queries/payment-reports.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Services } from '../context.ts';
import { settle } from './settle.ts';

/** So long a bank may take, and a report can still be made again. */
const longestDays = 30;
/** The payment provider makes its page when ours has begun, within this. */
const pageWithinMs = 60 * 60_000;

/**
 * Compares the payments begun on a day in Rome with what the payment provider took, and writes the
 * report (pagamento.riconciliazione.1). What can still end is asked about first.
 */
export async function reconcilePayments(services: Services, day: Day): Promise<Reconciliation> {
  const { cards, db, clock } = services;
  if (!cards) throw new Refusal('S-001');
  const [from, until] = [new Date(startOfDayInRome(day)), new Date(startOfDayInRome(addDays(day, 1)))];
  const begun = await listPaymentsBegun(db, { from, until });
  const ids = new Set(begun.map(({ id }) => id));
  const all = await cards.listTaken(from, new Date(until.getTime() + pageWithinMs));
  const others = all.filter(({ paymentId }) => !ids.has(paymentId)).map(({ paymentId }) => paymentId);
  const later = await findPaymentsById(db, others);
  const isOfNextDay = new Set(later.filter(({ createdAt }) => createdAt >= until).map(({ id }) => id));
  const own = [...begun, ...later.filter(({ id }) => !isOfNextDay.has(id))];
  for (const { id, state } of own) if (isLivePayment(state)) await settle(services, id);
  const now = await findPaymentsById(
    db,
    own.map(({ id }) => id),
  );
  const result = reconcile(
    now.map(({ id, state, amountCents }) => ({ id, state, amount: amountCents })),
    all
      .filter(({ paymentId }) => !isOfNextDay.has(paymentId))
      .map(({ paymentId, cents }) => ({ paymentId, amount: cents })),
  );
  await savePaymentReport(db, day, result, clock());
  return result;
}

/**
 * Makes the report of yesterday, and again those of days before of which a payment has ended since, or which nobody
 * made; answers what is wrong, a line for the log each.
 */
export async function reconcileDays(services: Services): Promise<string[]> {
  const { cards, db, clock } = services;
  if (!cards) return [];
  const today = dayInRome(clock().getTime());
  const span = { from: startOfDayInRome(addDays(today, -longestDays)), until: startOfDayInRome(today) };
  const days = await listDaysToReport(db, { from: new Date(span.from), until: new Date(span.until) });
  const wrong = [];
  for (const day of new Set([...days, addDays(today, -1)])) {
    const { differences } = await reconcilePayments(services, day);
    const words = differences.map(({ kind, paymentId }) => `${kind} ${paymentId}`);
    if (words.length > 0) wrong.push(`payments of ${day} differ from the payment provider's: ${words.join(', ')}`);
  }
  return wrong;
}
