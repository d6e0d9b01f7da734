import { Stripe } from 'stripe';
import type { CardProcessor } from './cards.ts';
import { outOfReach } from './elsewhere.ts';

/** Events about money returned or won back; the details are then fetched. */
const reversalEvents = /^(?:charge\.(?:refunded|refund\.updated|dispute\..+)|refund\..+)$/;

const most = 10_000;

export function stripeReversals(
  stripe: Stripe,
  ask: <T>(question: () => PromiseLike<T>) => Promise<T>,
): Pick<CardProcessor, 'listReversals' | 'listReversed' | 'findOwn'> {
  const read = <T>(question: () => PromiseLike<T>) =>
    ask(question).catch((cause: unknown) => {
      throw outOfReach(cause);
    });
  const list = async (which: { readonly payment_intent: string } | { readonly created: { readonly gte: number } }) => {
    const asked = { ...which, limit: 100 };
    const refunds = await read(() => stripe.refunds.list(asked).autoPagingToArray({ limit: most }));
    const disputes = await read(() => stripe.disputes.list(asked).autoPagingToArray({ limit: most }));
    return { refunds, disputes };
  };
  return {
    async listReversals(payment) {
      const { refunds, disputes } = await list({ payment_intent: payment });
      return [
        ...refunds.map(({ id, amount: cents, status }) => ({
          id,
          cause: 'REFUND' as const,
          status: status ?? '',
          cents,
        })),
        ...disputes.map(({ id, amount, currency, status }) => ({
          id,
          cause: 'DISPUTE' as const,
          status,
          // In another currency it concerns the whole payment, whose amount is the most that can be lost.
          cents: currency === 'eur' ? amount : largestAmount,
        })),
      ];
    },
    async listReversed(since) {
      const { refunds, disputes } = await list({ created: { gte: Math.floor(since.getTime() / 1000) } });
      const payments = [...refunds, ...disputes].flatMap(({ payment_intent: intent }) => idOf(intent) ?? []);
      return [...new Set(payments)];
    },
    async findOwn(payment) {
      try {
        const { metadata } = await ask(() => stripe.paymentIntents.retrieve(payment));
        return metadata['payment'];
      } catch (cause) {
        if (cause instanceof Stripe.errors.StripeError && cause.statusCode === 404) return undefined;
        throw outOfReach(cause);
      }
    },
  };
}

/** The largest amount that Stripe accepts, eight digits. */
const largestAmount = 99_999_999;

const idOf = (intent: string | Stripe.PaymentIntent | null) => (typeof intent === 'string' ? intent : intent?.id);

/** Returns the payment that a message reports as refunded or disputed; null for any other message. */
export function reversedPayment({ type, data }: Stripe.Event): string | null {
  if (!reversalEvents.test(type)) return null;
  const { payment_intent: intent } = data.object as { readonly payment_intent?: string | Stripe.PaymentIntent | null };
  return idOf(intent ?? null) ?? null;
}

export function paymentOf(intent: string | Stripe.PaymentIntent | null) {
  const charge = typeof intent === 'string' ? null : (intent?.latest_charge ?? null);
  const isReversed = charge !== null && typeof charge !== 'string' && (charge.amount_refunded > 0 || charge.disputed);
  return { payment: idOf(intent) ?? '', isReversed };
}
