import {
  addDays,
  dayInRome,
  isLivePayment,
  reconcile,
  startOfDayInRome,
  sumCents,
  type Day,
  type Reconciliation,
} from '@sportello/domain';
import {
  findPaymentsById,
  listDaysToReport,
  listPaymentsBegun,
  savePaymentReport,
} from '../queries/payment-reports.ts';
import { listPaymentBills } from '../queries/bill-payments.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Services } from '../../../shared/context.ts';
import { pollReversals, readReversals, takeReversals } from './reverse.ts';
import { settle } from './settle.ts';

/** Banks may take this long, and a report can be made again within it. */
const longestDays = 30;
/** The payment provider's session is created within this time after our payment. */
const pageWithinMs = 60 * 60_000;

/**
 * Compares the payments begun on a day in Rome with the payment provider's and writes the report
 * (pagamento.riconciliazione.1). Pending payments are polled first.
 */
export async function reconcilePayments(services: Services, day: Day): Promise<Reconciliation> {
  const { cards, db, clock } = services;
  if (!cards) throw new ApiError('S-001');
  const [from, until] = [new Date(startOfDayInRome(day)), new Date(startOfDayInRome(addDays(day, 1)))];
  const begun = await listPaymentsBegun(db, { from, until });
  const ids = new Set(begun.map(({ id }) => id));
  const all = await cards.listTaken(from, new Date(until.getTime() + pageWithinMs));
  const others = all.filter(({ paymentId }) => !ids.has(paymentId)).map(({ paymentId }) => paymentId);
  const later = await findPaymentsById(db, others);
  const isOfNextDay = new Set(later.filter(({ createdAt }) => createdAt >= until).map(({ id }) => id));
  const own = [...begun, ...later.filter(({ id }) => !isOfNextDay.has(id))];
  for (const { id, state } of own) if (isLivePayment(state)) await settle(services, id);
  const taken = [];
  for (const { paymentId, cents, payment, isReversed } of all) {
    if (isOfNextDay.has(paymentId)) continue;
    if (isReversed) await takeReversals(services, paymentId);
    const gone = isReversed ? await readReversals(cards, payment) : [];
    const sum = sumCents(gone.flatMap(({ state, amount }) => (state === 'TAKEN' ? [amount] : [])));
    taken.push({ paymentId, amount: cents, reversed: Math.min(sum, cents) });
  }
  const ownIds = own.map(({ id }) => id);
  const items = ownIds.length === 0 ? [] : await listPaymentBills(db, ownIds);
  const now = await findPaymentsById(db, ownIds);
  const result = reconcile(
    now.map(({ id, state, amountCents, reversedCents, kind }) => ({
      id,
      state,
      amount: amountCents,
      reversed: reversedCents,
      items: [
        ...items.flatMap((item) => (item.paymentId === id ? [{ kind: item.kind, amount: item.amountCents }] : [])),
        ...(kind === null ? [] : [{ kind, amount: amountCents }]),
      ],
    })),
    taken,
  );
  await savePaymentReport(db, day, result, clock());
  return result;
}

/**
 * Makes yesterday's report, missing earlier ones, and those of days with a payment that has ended since; returns the
 * differences as log lines.
 */
export async function reconcileDays(services: Services): Promise<string[]> {
  const { cards, db, clock } = services;
  if (!cards) return [];
  await pollReversals(services);
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
