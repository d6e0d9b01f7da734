import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { invalidFieldError } from '../../errors/api-error.ts';
import { readDemoCodes } from '../../demo/second-factors.ts';
import { readOutbox } from '../../areas/messages/usecases/outbox.ts';
import type { Services } from '../../shared/context.ts';
import { outboxPage } from './outbox-page.ts';
import { reject } from '../errors/envelope.ts';

export interface DemoOutboxOptions {
  readonly apiPrefix: string;
  readonly services: Services;
  readonly isDemo: boolean;
  /** The channels that are also really sent. */
  readonly alsoSends: { readonly mail: boolean; readonly sms: boolean };
}

/** Mails contain inline styles, and their frames inherit this policy; nothing else may load or run. */
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
};

/**
 * Serves the demo's mail and SMS (dimostrazione.posta.1): a page for people, JSON for programs. Register before the
 * web app.
 */
export function serveDemoOutbox(app: FastifyInstance, options: DemoOutboxOptions): void {
  const { apiPrefix, services, isDemo, alsoSends } = options;
  const api = `${apiPrefix}/demo/outbox`;
  const page = '/demo/posta';
  const schema = { hide: true };

  if (!isDemo) {
    // Registered here, otherwise the web app would answer with a page.
    const notThere = async (request: FastifyRequest, reply: FastifyReply) => reject(request, reply, 'NOT_FOUND');
    app.all(api, { schema }, notThere);
    app.all(page, { schema }, notThere);
    return;
  }

  app.get(api, { schema }, async (request, reply) => {
    const messages = await readOutbox(services, addressOf(request));
    return reply.send(
      messages.map(({ to, channel, subject, text, link, code, at }) => ({
        to,
        channel,
        subject,
        text,
        link,
        code,
        at: at.toISOString(),
      })),
    );
  });

  app.get(page, { schema }, async (request, reply) => {
    const to = addressOf(request);
    const messages = await readOutbox(services, to);
    const codes = to === null ? await readDemoCodes(services) : [];
    return reply.headers(pageHeaders).send(outboxPage({ brand: services.brand, messages, codes, to, alsoSends }));
  });
}

const longestAddress = 254;

/** Returns the requested recipient; null for all. An unencoded `+` arrives as a space. */
function addressOf({ query }: FastifyRequest): string | null {
  const { to = '' } = query as { to?: unknown };
  if (typeof to !== 'string' || to.length > longestAddress || to.includes('\0')) {
    throw invalidFieldError('to', 'NOT_VALID');
  }
  const recipient = to.replace(/^ (?=\d)/, '+').trim();
  return recipient === '' ? null : recipient;
}
