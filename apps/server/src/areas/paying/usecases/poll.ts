import { findPayment, listPaymentsToAsk, updatePayment } from '../queries/bill-payments.ts';
import { ApiError } from '../../../errors/api-error.ts';
import type { Services } from '../../../shared/context.ts';
import { settle, stopPayment } from './settle.ts';

/** Lifetime of a checkout session; afterwards its bills can be paid anew. */
const openMs = 30 * 60_000;
/** Messages arrive within seconds, so quiet payments are polled after this and then at the longer interval. */
const quietMs = 60_000;
const againMs = 4 * 60_000;
const handful = 50;

/** Polls payments without a message from the payment provider (pagamento.bollette.4). */
export async function pollPayments(services: Services): Promise<void> {
  if (!services.cards) return;
  const now = services.clock();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const which = { begunBefore: before(quietMs), askedBefore: before(againMs), limit: handful };
  for (const { id, createdAt } of await listPaymentsToAsk(services.db, which)) {
    await updatePayment(services.db, id, { askedAt: now });
    try {
      await settle(services, id);
      const payment = await findPayment(services.db, id);
      const isOld = createdAt < before(openMs) || payment?.state === 'BEGUN';
      if (payment?.live === true && isOld) await stopPayment(services, payment);
    } catch (error) {
      // The payment provider is unavailable; they are polled again later.
      if (error instanceof ApiError) return;
      throw error;
    }
  }
}
