import { Stripe } from 'stripe';
import { ApiError } from '../errors/api-error.ts';
import type { CardSessionState, CardProcessor, CheckoutMethod, PaymentSessionState, StoredCard } from './cards.ts';
import { elsewhere, outOfReach } from './elsewhere.ts';
import { offeredMethods } from './page-methods-stripe.ts';
import { paymentOf, reversedPayment, stripeReversals } from './reversals-stripe.ts';

interface Options {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The offered payment methods (pagamento.bollette.6); if absent, those enabled at Stripe. */
  readonly methods?: readonly CheckoutMethod[];
  /** The address that answers in Stripe's place, an outgoing proxy for example. */
  readonly api?: string;
}

/** Timeouts for one request to Stripe, and for one including a retry. */
const longestMs = 8000;
const longestInAllMs = 2.5 * longestMs;

/** The tolerated clock difference of a webhook message. */
const toleranceSeconds = 300;

const pageEvents: ReadonlySet<string> = new Set([
  'checkout.session.completed',
  'checkout.session.expired',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
]);

function addressOf(api: string) {
  const { protocol, hostname, port } = new URL(api);
  const isSecure = protocol === 'https:';
  return {
    protocol: isSecure ? ('https' as const) : ('http' as const),
    host: hostname,
    port: port === '' ? (isSecure ? 443 : 80) : Number(port),
  };
}

export function stripeCards({ secretKey, webhookSecret, methods, api }: Options): CardProcessor {
  const stripe = new Stripe(secretKey, {
    timeout: longestMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(api && addressOf(api)),
  });
  const provider = elsewhere({
    service: 'cards',
    atOnce: 10,
    longestMs: longestInAllMs,
    isFault: (error) => !isAboutTheQuestion(error),
  });
  const methodsOf = offeredMethods(stripe, methods);
  const reversals = stripeReversals(stripe, (question) => provider.ask(question));
  return {
    async begin({ setupId, done, cancelled }) {
      const asked: Stripe.Checkout.SessionCreateParams = {
        mode: 'setup',
        currency: 'eur',
        allowed_payment_method_types: ['card'],
        // Stripe needs a customer for the card to be charged later.
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
      if (page.url === null) throw new ApiError('S-001');
      return { session: page.id, url: page.url };
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
    async beginPayment({ paymentId, lines, done, cancelled }) {
      const asked: Stripe.Checkout.SessionCreateParams = {
        mode: 'payment',
        locale: 'it',
        client_reference_id: paymentId,
        metadata: { payment: paymentId },
        payment_intent_data: { metadata: { payment: paymentId } },
        line_items: lines.map(({ name, cents }) => ({
          quantity: 1,
          price_data: { currency: 'eur', unit_amount: cents, product_data: { name } },
        })),
        success_url: done,
        cancel_url: cancelled,
      };
      const page = await provider
        .ask(async () =>
          stripe.checkout.sessions.create({ ...(await methodsOf()), ...asked }, { idempotencyKey: paymentId }),
        )
        .catch((cause: unknown) => {
          throw outOfReach(cause);
        });
      if (page.url === null) throw new ApiError('S-001');
      return { session: page.id, url: page.url };
    },
    async readPayment(session) {
      try {
        const page = await provider.ask(() =>
          stripe.checkout.sessions.retrieve(session, { expand: ['payment_intent'] }),
        );
        return paymentStateOf(page);
      } catch (cause) {
        if (cause instanceof Stripe.errors.StripeError && cause.statusCode === 404) return { state: 'FAILED' };
        throw outOfReach(cause);
      }
    },
    async stopPayment(session) {
      try {
        await provider.ask(() => stripe.checkout.sessions.expire(session));
      } catch (cause) {
        if (!isAboutTheQuestion(cause)) throw outOfReach(cause);
      }
    },
    async listTaken(from, until) {
      const seconds = (moment: Date) => Math.floor(moment.getTime() / 1000);
      const taken = [];
      let after: string | undefined;
      try {
        for (;;) {
          const asked: Stripe.Checkout.SessionListParams = {
            created: { gte: seconds(from), lt: seconds(until) },
            status: 'complete',
            limit: 100,
            expand: ['data.payment_intent.latest_charge'],
            ...(after !== undefined && { starting_after: after }),
          };
          const { data, has_more: hasMore } = await provider.ask(() => stripe.checkout.sessions.list(asked));
          for (const { metadata, payment_status: status, amount_total: cents, payment_intent: intent } of data) {
            const paymentId = metadata?.['payment'];
            if (paymentId === undefined || status !== 'paid') continue;
            taken.push({ paymentId, cents: cents ?? 0, ...paymentOf(intent) });
          }
          after = data.at(-1)?.id;
          if (!hasMore || after === undefined) return taken;
        }
      } catch (cause) {
        throw outOfReach(cause);
      }
    },
    ...reversals,
    readEvent(raw, signature) {
      try {
        const event = stripe.webhooks.constructEvent(raw, signature, webhookSecret, toleranceSeconds);
        if (isFromTheFuture(signature)) return null;
        const page = pageEvents.has(event.type) ? (event.data.object as { readonly id: string }) : null;
        return { id: event.id, session: page?.id ?? null, reversed: reversedPayment(event) };
      } catch {
        return null;
      }
    },
  };
}

/** A 4xx from Stripe is about the request and no outage; 429 is treated as one. */
function isAboutTheQuestion(error: unknown): boolean {
  const status = error instanceof Stripe.errors.StripeError ? (error.statusCode ?? 0) : 0;
  return status >= 400 && status < 500 && status !== 429;
}

/** The library rejects only old messages; one dated in the future could be stored and replayed until then. */
function isFromTheFuture(signature: string): boolean {
  const seconds = Number(/(?:^|,)t=(\d+)/.exec(signature)?.[1]);
  return seconds > Date.now() / 1000 + toleranceSeconds;
}

/** Decline codes for cards that will never work here, however often they are tried. */
const notForThis: ReadonlySet<string> = new Set([
  'card_not_supported',
  'currency_not_supported',
  'not_permitted',
  'restricted_card',
  'revocation_of_all_authorizations',
  'revocation_of_authorization',
  'service_not_allowed',
  'transaction_not_allowed',
]);

interface LastError {
  readonly decline_code?: string;
}
const isNotTokenizable = (error: LastError | null | undefined) => notForThis.has(error?.decline_code ?? '');

function stateOf({ status, setup_intent: intent }: Stripe.Checkout.Session): CardSessionState {
  const tried = typeof intent === 'string' ? undefined : intent?.last_setup_error;
  if (status === 'open') return { state: isNotTokenizable(tried) ? 'NOT_TOKENIZABLE' : 'OPEN' };
  if (status !== 'complete' || intent === null || typeof intent === 'string') return { state: 'ENDED' };
  const method = intent.payment_method;
  if (intent.status === 'processing') return { state: 'OPEN' };
  if (intent.status !== 'succeeded' || method === null || typeof method === 'string') return { state: 'ENDED' };
  return { state: 'SUCCEEDED', card: cardOf(method) };
}

function paymentStateOf({
  status,
  payment_status: paid,
  payment_intent: intent,
}: Stripe.Checkout.Session): PaymentSessionState {
  if (status === 'open') return { state: 'OPEN' };
  const known = typeof intent === 'string' ? null : intent;
  if (status === 'complete' && known !== null) {
    if (paid === 'paid') return { state: 'SUCCEEDED', payment: known.id };
    if (known.status === 'processing') return { state: 'PROCESSING' };
    return { ...notPaid(known.last_payment_error), late: true };
  }
  return (known?.last_payment_error ?? null) === null ? { state: 'STOPPED' } : notPaid(known?.last_payment_error);
}

function notPaid(error: LastError | null | undefined) {
  return { state: isNotTokenizable(error) ? 'NOT_TOKENIZABLE' : 'FAILED' } as const;
}

const circuits: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  maestro: 'Maestro',
};

const kinds: Readonly<Record<string, StoredCard['kind']>> = {
  credit: 'CREDITO',
  debit: 'DEBITO',
  prepaid: 'PREPAGATA',
};

function cardOf({ id, card, billing_details: billing }: Stripe.PaymentMethod): StoredCard {
  return {
    token: id,
    holder: billing.name,
    lastDigits: card?.last4 ?? null,
    expiry: card ? `${String(card.exp_month).padStart(2, '0')}/${card.exp_year}` : null,
    circuit: circuits[card?.brand ?? ''] ?? null,
    kind: kinds[card?.funding ?? ''] ?? null,
  };
}
