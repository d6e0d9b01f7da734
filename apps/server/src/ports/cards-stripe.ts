import { Stripe } from 'stripe';
import { Refusal } from '../errors/refusal.ts';
import type { CardPageState, CardProvider, ProviderCard } from './cards.ts';

interface Options {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly standIn?: { readonly host: string; readonly port: number };
}

/** How long Stripe may take, with one more try. */
const longestMs = 8000;

/** Cards at Stripe: a Checkout Session in setup mode, which makes a SetupIntent. */
export function stripeCards({ secretKey, webhookSecret, standIn }: Options): CardProvider {
  const stripe = new Stripe(secretKey, {
    timeout: longestMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(standIn && { ...standIn, protocol: 'http' as const }),
  });
  return {
    async begin({ setupId, done, cancelled }) {
      const page = await orRefuse(
        stripe.checkout.sessions.create(
          {
            mode: 'setup',
            currency: 'eur',
            allowed_payment_method_types: ['card'],
            // The card must be somebody's there to be charged later.
            customer_creation: 'always',
            locale: 'it',
            client_reference_id: setupId,
            metadata: { setup: setupId },
            setup_intent_data: { metadata: { setup: setupId } },
            success_url: done,
            cancel_url: cancelled,
          },
          { idempotencyKey: setupId },
        ),
      );
      if (page.url === null) throw new Refusal('S-001');
      return { session: page.id, address: page.url };
    },
    async read(session) {
      try {
        return stateOf(await stripe.checkout.sessions.retrieve(session, { expand: ['setup_intent.payment_method'] }));
      } catch (cause) {
        if (cause instanceof Stripe.errors.StripeError && cause.statusCode === 404) return { state: 'ENDED' };
        throw new Refusal('S-001', [], { cause });
      }
    },
    hear(raw, signature) {
      try {
        const event = stripe.webhooks.constructEvent(raw, signature, webhookSecret);
        const isOfPage = event.type === 'checkout.session.completed' || event.type === 'checkout.session.expired';
        return { id: event.id, session: isOfPage ? event.data.object.id : null };
      } catch {
        return null;
      }
    },
  };
}

async function orRefuse<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (cause) {
    // The customer did nothing wrong: the payment provider is out of reach.
    throw new Refusal('S-001', [], { cause });
  }
}

function stateOf({ status, setup_intent: intent }: Stripe.Checkout.Session): CardPageState {
  if (status === 'open') return { state: 'OPEN' };
  if (status !== 'complete' || intent === null || typeof intent === 'string') return { state: 'ENDED' };
  const method = intent.payment_method;
  if (intent.status === 'processing') return { state: 'OPEN' };
  if (intent.status !== 'succeeded' || method === null || typeof method === 'string') return { state: 'ENDED' };
  return { state: 'SUCCEEDED', card: cardOf(method) };
}

const circuits: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  maestro: 'Maestro',
};

const kinds: Readonly<Record<string, ProviderCard['kind']>> = {
  credit: 'CREDITO',
  debit: 'DEBITO',
  prepaid: 'PREPAGATA',
};

function cardOf({ id, card, billing_details: billing }: Stripe.PaymentMethod): ProviderCard {
  return {
    token: id,
    holder: billing.name,
    lastDigits: card?.last4 ?? null,
    expiry: card ? `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}` : null,
    circuit: circuits[card?.brand ?? ''] ?? null,
    kind: kinds[card?.funding ?? ''] ?? null,
  };
}
