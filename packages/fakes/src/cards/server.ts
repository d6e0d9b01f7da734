import { createHash, createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isDeclined, readCard, type TypedCard } from './cards.ts';
import { cardPage, overPage, reversalPage } from './page.ts';
import { newConfiguration, offeredOf, type PageConfiguration } from './methods.ts';
import { listOfDisputes, listOfRefunds, newReversed, refund, reverse, type Told } from './reversals.ts';
import { intentJson, paymentJson } from './intent.ts';
import { linesOf, newCardMemory, totalOf, type CardMemory, type Session } from './session.ts';

export { newCardMemory };

export interface CardProviderOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Browser base URL of the checkout pages: `pages/<session>`. */
  readonly pages: string;
  readonly webhook: string;
  readonly processingMs?: number;
  readonly retryMs?: readonly number[];
  /** State passed to a new instance to simulate a restart. */
  readonly memory?: CardMemory;
  readonly now?: () => Date;
}

const nobodysCard: TypedCard = { brand: '', funding: '', last4: '', exp_month: 0, exp_year: 0, name: '' };

function errorIn(typed: TypedCard | string, outcome: string): string | undefined {
  if (typeof typed === 'string') return typed;
  if (outcome === 'rifiutato') return 'Il pagamento è stato rifiutato. Prova in un altro modo.';
  return outcome === 'non-memorizzabile' ? 'Qui questo metodo non si può usare. Provane un altro.' : undefined;
}

/** The oldest sessions are dropped above this limit. */
const mostSessions = 1000;
const largestBody = 64 * 1024;
const retryMs = [200, 1000, 5000];

/**
 * Starts a local fake of Stripe that covers saving a card and paying on a hosted page (Checkout Sessions in setup and
 * in payment mode, signed webhooks). It accepts only test numbers and persists nothing.
 */
export async function startCardProvider(
  options: CardProviderOptions,
): Promise<{ port: number; close: () => Promise<void> }> {
  const { sessions, byKey, configurations } = options.memory ?? newCardMemory();
  const now = options.now ?? (() => new Date());
  const stopping = new AbortController();
  const server = createServer((request, response) => {
    void serve(request, response).catch((error: unknown) => {
      if (!response.headersSent) json(response, 500, problem('api_error', String(error)));
    });
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://fake');
    const [, area, name = '', sub = '', id = '', deed = ''] = pathname.split('/');
    if (area === 'pay' && sub === 'storno') return serveReversal(request, response, sessions.get(name));
    if (area === 'pay') return servePage(request, response, sessions.get(name));
    if (request.headers.authorization !== `Bearer ${options.secretKey}`) {
      return json(response, 401, problem('invalid_request_error', 'Invalid API Key provided'));
    }
    if (pathname === '/v1/payment_method_configurations') {
      return json(
        response,
        200,
        request.method === 'POST' ? configure(request, await bodyOf(request)) : listOfConfigurations(),
      );
    }
    const paid = [...sessions.values()].filter(({ money }) => money === 'paid');
    if (pathname === '/v1/refunds' && request.method === 'POST') {
      const form = await bodyOf(request);
      const { answer, told } = refund(paid, form, now());
      for (const each of told) void tell(each);
      return json(response, 'error' in answer ? 400 : 200, answer);
    }
    if (pathname === '/v1/refunds') return json(response, 200, listOfRefunds(paid, searchParams));
    if (pathname === '/v1/disputes') return json(response, 200, listOfDisputes(paid, searchParams));
    if (area === 'v1' && name === 'payment_intents') {
      const found = [...sessions.values()].find(({ intent }) => intent === sub);
      if (found) return json(response, 200, paymentJson(found));
    }
    if (`${area}/${name}/${sub}` !== 'v1/checkout/sessions')
      return json(response, 404, problem('invalid_request_error', 'Unrecognized request URL'));
    if (request.method === 'POST' && id === '')
      return json(response, 200, sessionJson(begin(request, await bodyOf(request)), false));
    if (request.method === 'GET' && id === '') return json(response, 200, listOf(searchParams));
    const session = sessions.get(id);
    if (!session) return json(response, 404, problem('invalid_request_error', `No such checkout.session: '${id}'`));
    if (deed === 'expire') {
      if (session.card || session.isExpired)
        return json(response, 400, problem('invalid_request_error', 'Only open Checkout Sessions can be expired'));
      session.isExpired = true;
      sendEvent(session, 'checkout.session.expired');
    }
    return json(response, 200, sessionJson(session, /setup_intent|payment_intent/.test(searchParams.toString())));
  }

  function listOfConfigurations(): object {
    return {
      object: 'list',
      url: '/v1/payment_method_configurations',
      data: [...configurations.values()],
      has_more: false,
    };
  }

  /** An idempotency key returns the existing configuration. */
  function configure({ headers }: IncomingMessage, form: URLSearchParams): PageConfiguration {
    const key = headers['idempotency-key']?.toString() ?? randomBytes(12).toString('hex');
    const id = `pmc_${createHash('sha256').update(key).digest('hex').slice(0, 24)}`;
    const configuration = configurations.get(id) ?? newConfiguration(id, form);
    configurations.set(id, configuration);
    return configuration;
  }

  function listOf(asked: URLSearchParams): object {
    const within = [...sessions.values()].filter(
      (session) =>
        session.created >= Number(asked.get('created[gte]') ?? 0) &&
        session.created < Number(asked.get('created[lt]') ?? Infinity) &&
        (asked.get('status') !== 'complete' || session.card !== undefined),
    );
    const newestFirst = within.toReversed();
    const from = newestFirst.findIndex(({ id }) => id === asked.get('starting_after')) + 1;
    const limit = Number(asked.get('limit') ?? 10);
    return {
      object: 'list',
      url: '/v1/checkout/sessions',
      data: newestFirst
        .slice(from, from + limit)
        .map((session) => sessionJson(session, asked.toString().includes('payment_intent'))),
      has_more: newestFirst.length > from + limit,
    };
  }

  /** An idempotency key returns the existing session. */
  function begin({ headers }: IncomingMessage, form: URLSearchParams): Session {
    const key = headers['idempotency-key']?.toString() ?? '';
    const before = byKey.get(key);
    if (before) return before;
    const session: Session = {
      id: `cs_test_${randomBytes(16).toString('hex')}`,
      created: Math.floor(now().getTime() / 1000),
      intent: `${form.get('mode') === 'payment' ? 'pi' : 'seti'}_${randomBytes(12).toString('hex')}`,
      method: `pm_${randomBytes(12).toString('hex')}`,
      done: form.get('success_url') ?? '',
      cancelled: form.get('cancel_url') ?? '',
      reference: form.get('client_reference_id'),
      setup: form.get('metadata[setup]'),
      mode: form.get('mode') === 'payment' ? 'payment' : 'setup',
      payment: form.get('metadata[payment]'),
      lines: linesOf(form),
      offered: offeredOf(form, configurations),
      reversed: newReversed(),
    };
    sessions.set(session.id, session);
    if (key !== '') byKey.set(key, session);
    for (const map of [sessions, byKey]) {
      const [oldest] = map.keys();
      if (map.size > mostSessions && oldest !== undefined) map.delete(oldest);
    }
    return session;
  }

  async function servePage(request: IncomingMessage, response: ServerResponse, session?: Session): Promise<void> {
    if (!session || session.card || session.isExpired) return html(response, 404, overPage(session));
    const { cancelled, mode, lines, offered } = session;
    const page = { cancelled, offered, ...(mode === 'payment' && { lines }) };
    if (request.method !== 'POST') return html(response, 200, cardPage(page));
    const form = await bodyOf(request);
    const [outcome, method] = [form.get('esito') ?? '', form.get('metodo') ?? 'card'];
    const isOffered = offered.includes(method);
    const typed = isOffered && method !== 'card' ? nobodysCard : readCard(form, new Date());
    const refused = !isOffered ? 'Qui non si paga così.' : errorIn(typed, outcome);
    if (refused !== undefined || typeof typed === 'string') {
      if (isDeclined(form) || outcome === 'rifiutato') session.declined = 'generic_decline';
      if (outcome === 'non-memorizzabile') session.declined = 'card_not_supported';
      return html(response, 422, cardPage({ ...page, wrong: refused ?? '', name: form.get('intestatario') ?? '' }));
    }
    // Checked again after awaiting the body, because a session is completed only once.
    if (session.card || session.isExpired) return html(response, 404, overPage());
    session.card = typed;
    session.money = outcome === 'in-corso' || outcome === 'in-corso-no' ? 'processing' : 'paid';
    sendEvent(session, 'checkout.session.completed');
    if (session.money === 'processing') {
      setTimeout(() => {
        const isPaid = outcome === 'in-corso';
        session.money = isPaid ? 'paid' : 'failed';
        sendEvent(session, `checkout.session.async_payment_${isPaid ? 'succeeded' : 'failed'}`);
      }, options.processingMs ?? 20_000).unref();
    }
    response.writeHead(303, { location: session.done }).end();
  }

  async function serveReversal(request: IncomingMessage, response: ServerResponse, session?: Session): Promise<void> {
    if (session?.money !== 'paid') return html(response, 404, overPage());
    if (request.method !== 'POST') return html(response, 200, reversalPage(session));
    const { wrong, told } = reverse(session, await bodyOf(request), now());
    for (const each of told) void tell(each);
    return html(response, wrong === undefined ? 200 : 422, reversalPage(session, wrong));
  }

  const sendEvent = (session: Session, type: string) => void tell({ type, object: sessionJson(session, false) });

  /** Sends the webhook with retries until it is received. */
  async function tell({ type, object }: Told): Promise<void> {
    const created = Math.floor(Date.now() / 1000);
    const event = {
      id: `evt_${randomBytes(12).toString('hex')}`,
      object: 'event',
      type,
      created,
      livemode: false,
      data: { object },
    };
    const payload = JSON.stringify(event);
    const signature = createHmac('sha256', options.webhookSecret).update(`${created}.${payload}`).digest('hex');
    for (const pause of [...(options.retryMs ?? retryMs), 0]) {
      const isReceived = await fetch(options.webhook, {
        method: 'POST',
        headers: {
          'content-type': 'application/json; charset=utf-8',
          'stripe-signature': `t=${created},v1=${signature}`,
        },
        body: payload,
        signal: stopping.signal,
      }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReceived || stopping.signal.aborted) return;
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
    }
  }

  function sessionJson(session: Session, expanded: boolean): object {
    return {
      id: session.id,
      object: 'checkout.session',
      created: session.created,
      mode: session.mode,
      livemode: false,
      status: session.card ? 'complete' : session.isExpired ? 'expired' : 'open',
      url: session.card || session.isExpired ? null : `${options.pages}/${session.id}`,
      client_reference_id: session.reference,
      success_url: session.done,
      cancel_url: session.cancelled,
      ...(session.mode === 'setup'
        ? { metadata: { setup: session.setup }, setup_intent: expanded ? intentJson(session) : session.intent }
        : {
            metadata: { payment: session.payment },
            currency: 'eur',
            amount_total: totalOf(session),
            payment_status: session.money === 'paid' ? 'paid' : 'unpaid',
            payment_intent: expanded ? paymentJson(session) : session.intent,
          }),
    };
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      stopping.abort();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const problem = (type: string, message: string) => ({ error: { type, message } });

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function html(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(body);
}

async function bodyOf(request: IncomingMessage): Promise<URLSearchParams> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8') as AsyncIterable<string>) {
    body += chunk;
    if (body.length > largestBody) throw new Error('body too large');
  }
  return new URLSearchParams(body);
}
