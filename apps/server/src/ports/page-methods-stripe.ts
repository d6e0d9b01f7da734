import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { CheckoutMethod } from './cards.ts';

/** Stripe's names of the methods; two wallets belong to cards and are enabled separately. */
const types: Readonly<Record<CheckoutMethod, Stripe.Checkout.SessionCreateParams.AllowedPaymentMethodType>> = {
  CARD: 'card',
  APPLE_PAY: 'card',
  GOOGLE_PAY: 'card',
  SATISPAY: 'satispay',
  PAYPAL: 'paypal',
  KLARNA: 'klarna',
  // Only the fake provider supports these: with real Stripe keys the server fails at startup (config/cards.ts).
  MYBANK: 'mybank',
  PISP: 'pay_by_bank',
};

type Offered = Pick<
  Stripe.Checkout.SessionCreateParams,
  'allowed_payment_method_types' | 'payment_method_configuration'
>;

/**
 * Builds the session options that offer only these methods (pagamento.bollette.6). Stripe selects a card's wallets by
 * a payment method configuration, which is created once and then found by its name.
 */
export function offeredMethods(stripe: Stripe, methods: readonly CheckoutMethod[] | undefined): () => Promise<Offered> {
  if (methods === undefined) return async () => ({});
  const on = new Set(methods);
  const preference = (method: CheckoutMethod) =>
    ({ display_preference: { preference: on.has(method) ? 'on' : 'off' } }) as const;
  const name = `Sportello: ${[...on].toSorted().join(', ')}`;
  const find = async () => {
    const { data } = await stripe.paymentMethodConfigurations.list({ limit: 100 });
    const known = data.find((each) => each.name === name && each.active);
    if (known) return known.id;
    const wallets = {
      card: preference('CARD'),
      apple_pay: preference('APPLE_PAY'),
      google_pay: preference('GOOGLE_PAY'),
    };
    // Several servers may create it concurrently.
    const idempotencyKey = createHash('sha256').update(name).digest('hex');
    return (await stripe.paymentMethodConfigurations.create({ name, ...wallets }, { idempotencyKey })).id;
  };
  let found: Promise<string> | undefined;
  return async () => {
    found ??= find();
    try {
      return {
        allowed_payment_method_types: [...new Set(methods.map((method) => types[method]))],
        payment_method_configuration: await found,
      };
    } catch (error) {
      found = undefined;
      throw error;
    }
  };
}
