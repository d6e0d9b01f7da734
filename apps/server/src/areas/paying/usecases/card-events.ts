import { ApiError } from '../../../errors/api-error.ts';
import type { Services } from '../../../shared/context.ts';
import { insertCardEvent } from '../../payment-methods/queries/cards.ts';
import { finishCardSetupOf } from '../../payment-methods/usecases/card-setups.ts';
import { findPaymentOfSession } from '../queries/bill-payments.ts';
import { handleReversalEvent } from './reverse.ts';
import { settle } from './settle.ts';

/**
 * Handles an event of the card processor, with no effect when it is delivered again: a payment and a
 * setup end once, each refund and dispute counts once. The state of a checkout session is read from the
 * processor, so events may arrive out of order.
 *
 * @throws ApiError `REQUEST_NOT_VALID` when the signature is not the processor's.
 */
export async function handleCardEvent(services: Services, raw: Buffer, signature: string): Promise<void> {
  const { cards, db } = services;
  if (!cards) throw new ApiError('NOT_FOUND');
  const event = cards.readEvent(raw, signature);
  if (!event) throw new ApiError('REQUEST_NOT_VALID', [{ campo: '', codice: 'NOT_SIGNED' }]);
  const { id, session, reversed } = event;
  if (reversed !== null) {
    await handleReversalEvent(services, reversed);
    await insertCardEvent(db, id, services.clock());
    return;
  }
  if (session === null) return;
  const payment = await findPaymentOfSession(db, session);
  if (payment !== undefined) {
    await settle(services, payment);
    await insertCardEvent(db, id, services.clock());
    return;
  }
  await finishCardSetupOf(services, id, session, await cards.read(session));
}
