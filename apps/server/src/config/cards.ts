import type { CheckoutMethod } from '@sportello/domain';
import type { Settings } from './config.ts';
import { StartError } from '../errors/start-error.ts';

export type CardsConfig =
  | { readonly kind: 'off' }
  | {
      readonly kind: 'stripe';
      readonly secretKey: string;
      readonly webhookSecret: string;
      /** Accepted payment methods (pagamento.bollette.6); absent, those enabled at Stripe. */
      readonly methods?: readonly CheckoutMethod[];
      /** Address of Stripe's API if it isn't the public one. */
      readonly api?: string;
      /** Set by the demo, whose server then also serves the pages of the fake at `api`. */
      readonly isFake?: true;
    };

/** Throws a {@link StartError} if only one of the two settings is set. */
export function cardsConfig(given: Settings, methods: readonly CheckoutMethod[] | undefined): CardsConfig {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: api } = given;
  if (secretKey === undefined && webhookSecret === undefined) return { kind: 'off' };
  if (secretKey === undefined)
    throw new StartError('STRIPE_SECRET_KEY: set it too, or STRIPE_WEBHOOK_SECRET is of no use.');
  if (webhookSecret === undefined) {
    throw new StartError('STRIPE_WEBHOOK_SECRET: set it too; without it nothing that Stripe tells can be believed.');
  }
  if (methods?.includes('MYBANK'))
    throw new StartError('PROVIDER_FILE: paymentMethods: Stripe has no MYBANK; PISP pays from the same accounts.');
  return { kind: 'stripe', secretKey, webhookSecret, ...(methods && { methods }), ...(api && { api }) };
}
