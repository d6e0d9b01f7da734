import { createHash } from 'node:crypto';
import type { Stripe } from 'stripe';
import type { CheckoutMethod } from './cards.ts';

/** The names of the methods at Stripe; two wallets are a card's there, switched on by themselves. */
const types: Readonly<Record<CheckoutMethod, Stripe.Checkout.SessionCreateParams.AllowedPaymentMethodType>> = {
  CARD: 'card',
  APPLE_PAY: 'card',
  GOOGLE_PAY: 'card',
  SATISPAY: 'satispay',
  PAYPAL: 'paypal',
  KLARNA: 'klarna',
  // Only its stand-in has it: whoever has the keys of Stripe is told at the start (config/cards.ts).
  MYBANK: 'mybank',
  PISP: 'pay_by_bank',
};

type Offered = Pick<
  Stripe.Checkout.SessionCreateParams,
  'allowed_payment_method_types' | 'payment_method_configuration'
>;

/**
 * What a page is told so that it offers these methods alone (pagamento.bollette.6). Which wallets a card comes with
 * is said at Stripe by a configuration of its own, which is made there once and found again by its name.
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
    // Asked for by several servers at once it is made once.
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
      // The next page asks again.
      found = undefined;
      throw error;
    }
  };
}
