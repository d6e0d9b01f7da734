import { Stripe } from 'stripe';
import { Refusal } from '../errors/refusal.ts';
import type { CardPageState, CardProvider, ProviderCard } from './cards.ts';
import { elsewhere, outOfReach } from './elsewhere.ts';

interface Options {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly standIn?: { readonly host: string; readonly port: number };
}

/** How long Stripe may take, and how long with one more try. */
const longestMs = 8000;
const longestInAllMs = 2.5 * longestMs;

/** How far a message's own time may be from ours. */
const toleranceSeconds = 300;

/** Cards at Stripe: a Checkout Session in setup mode, which makes a SetupIntent. */
export function stripeCards({ secretKey, webhookSecret, standIn }: Options): CardProvider {
  const stripe = new Stripe(secretKey, {
    timeout: longestMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(standIn && { ...standIn, protocol: 'http' as const }),
  });
  const provider = elsewhere({ atOnce: 10, longestMs: longestInAllMs, isFault: (error) => !isAboutTheQuestion(error) });
  return {
    async begin({ setupId, done, cancelled }) {
      const asked: Stripe.Checkout.SessionCreateParams = {
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
      };
      const page = await provider
        .ask(() => stripe.checkout.sessions.create(asked, { idempotencyKey: setupId }))
        .catch((cause: unknown) => {
          throw outOfReach(cause);
        });
      if (page.url === null) throw new Refusal('S-001');
      return { session: page.id, address: page.url };
    },
    async read(session) {
      try {
        const page = await provider.ask(() =>
          stripe.checkout.sessions.retrieve(session, { expand: ['setup_intent.payment_method'] }),
        );
        return stateOf(page);
      } catch (cause) {
        if (cause instanceof Stripe.errors.StripeError && cause.statusCode === 404) return { state: 'ENDED' };
        throw outOfReach(cause);
      }
    },
    hear(raw, signature) {
      try {
        const event = stripe.webhooks.constructEvent(raw, signature, webhookSecret, toleranceSeconds);
        if (isFromTheFuture(signature)) return null;
        const isOfPage = event.type === 'checkout.session.completed' || event.type === 'checkout.session.expired';
        return { id: event.id, session: isOfPage ? event.data.object.id : null };
      } catch {
        return null;
      }
    },
  };
}

/** What Stripe says of our question (4xx) is no sign that it is away; that we ask too often (429) is. */
function isAboutTheQuestion(error: unknown): boolean {
  const status = error instanceof Stripe.errors.StripeError ? (error.statusCode ?? 0) : 0;
  return status >= 400 && status < 500 && status !== 429;
}

/** The library refuses messages that are too old; one from the future could be kept and told again until then. */
function isFromTheFuture(signature: string): boolean {
  const seconds = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  return seconds > Date.now() / 1000 + toleranceSeconds;
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
