import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readCard, type TypedCard } from './cards.ts';
import { cardPage, overPage } from './page.ts';

export interface CardProviderOptions {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Where the browser finds the pages: `pages/<session>`. */
  readonly pages: string;
  /** Who is told how a page ended. */
  readonly webhook: string;
}

interface Session {
  readonly id: string;
  readonly intent: string;
  readonly method: string;
  readonly done: string;
  readonly cancelled: string;
  readonly reference: string | null;
  readonly setup: string | null;
  card?: TypedCard;
}

/** So many pages are remembered; the oldest goes. */
const mostSessions = 1000;
const largestBody = 64 * 1024;
/** Pauses before a message is sent again. */
const retryMs = [200, 1000, 5000];

/**
 * Stands in for Stripe on this machine: the part of its protocol that sets a card up on a hosted page
 * (Checkout Sessions in setup mode, signed webhooks). It takes numbers for tests alone and keeps
 * nothing beyond its own life.
 */
export async function startCardProvider(
  options: CardProviderOptions,
): Promise<{ port: number; close: () => Promise<void> }> {
  const sessions = new Map<string, Session>();
  const byKey = new Map<string, Session>();
  const stopping = new AbortController();
  const server = createServer((request, response) => {
    void serve(request, response).catch((error: unknown) => {
      if (!response.headersSent) json(response, 500, problem('api_error', String(error)));
    });
  });

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in');
    const [, area, name = '', sub = '', id = ''] = pathname.split('/');
    if (area === 'pay') return servePage(request, response, sessions.get(name));
    if (request.headers.authorization !== `Bearer ${options.secretKey}`) {
      return json(response, 401, problem('invalid_request_error', 'Invalid API Key provided'));
    }
    if (`${area}/${name}/${sub}` !== 'v1/checkout/sessions')
      return json(response, 404, problem('invalid_request_error', 'Unrecognized request URL'));
    if (request.method === 'POST' && id === '')
      return json(response, 200, sessionJson(begin(request, await bodyOf(request)), false));
    const session = sessions.get(id);
    if (!session) return json(response, 404, problem('invalid_request_error', `No such checkout.session: '${id}'`));
    return json(response, 200, sessionJson(session, searchParams.toString().includes('setup_intent.payment_method')));
  }

  /** The same key is the same page. */
  function begin({ headers }: IncomingMessage, form: URLSearchParams): Session {
    const key = headers['idempotency-key']?.toString() ?? '';
    const before = byKey.get(key);
    if (before) return before;
    const session: Session = {
      id: `cs_test_${randomBytes(16).toString('hex')}`,
      intent: `seti_${randomBytes(12).toString('hex')}`,
      method: `pm_${randomBytes(12).toString('hex')}`,
      done: form.get('success_url') ?? '',
      cancelled: form.get('cancel_url') ?? '',
      reference: form.get('client_reference_id'),
      setup: form.get('metadata[setup]'),
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
    if (!session || session.card) return html(response, 404, overPage());
    const { cancelled } = session;
    if (request.method !== 'POST') return html(response, 200, cardPage({ cancelled }));
    const form = await bodyOf(request);
    const typed = readCard(form, new Date());
    if (typeof typed === 'string') {
      return html(response, 422, cardPage({ cancelled, wrong: typed, name: form.get('intestatario') ?? '' }));
    }
    session.card = typed;
    void tell(session);
    response.writeHead(303, { location: session.done }).end();
  }

  /** Tells that a page is done, again and again until it is heard. */
  async function tell(session: Session): Promise<void> {
    const created = Math.floor(Date.now() / 1000);
    const event = {
      id: `evt_${randomBytes(12).toString('hex')}`,
      object: 'event',
      type: 'checkout.session.completed',
      created,
      livemode: false,
      data: { object: sessionJson(session, false) },
    };
    const payload = JSON.stringify(event);
    const signature = createHmac('sha256', options.webhookSecret).update(`${created}.${payload}`).digest('hex');
    for (const pause of [...retryMs, 0]) {
      const isHeard = await fetch(options.webhook, {
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
      if (isHeard || stopping.signal.aborted) return;
      await new Promise((resolve) => setTimeout(resolve, pause).unref());
    }
  }

  function sessionJson(session: Session, expanded: boolean): object {
    return {
      id: session.id,
      object: 'checkout.session',
      mode: 'setup',
      livemode: false,
      status: session.card ? 'complete' : 'open',
      url: session.card ? null : `${options.pages}/${session.id}`,
      client_reference_id: session.reference,
      metadata: { setup: session.setup },
      success_url: session.done,
      cancel_url: session.cancelled,
      setup_intent: expanded ? intentJson(session) : session.intent,
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

function intentJson({ intent, method, card, setup }: Session): object {
  const { name, ...facts } = card ?? { name: null };
  return {
    id: intent,
    object: 'setup_intent',
    livemode: false,
    metadata: { setup },
    status: card ? 'succeeded' : 'requires_payment_method',
    payment_method: card
      ? { id: method, object: 'payment_method', type: 'card', livemode: false, billing_details: { name }, card: facts }
      : null,
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
