import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { invalidFieldError } from '../../errors/api-error.ts';
import { readDemoCodes } from '../../demo/second-factors.ts';
import { readOutbox } from '../../areas/messages/usecases/outbox.ts';
import type { Services } from '../../shared/context.ts';
import { outboxPage } from './outbox-page.ts';
import { refuse } from '../errors/envelope.ts';

export interface DemoOutboxOptions {
  readonly apiPrefix: string;
  readonly services: Services;
  /** Outside the demo nobody reads what others were written. */
  readonly isDemo: boolean;
  /** What really leaves the house besides. */
  readonly alsoSends: { readonly mail: boolean; readonly sms: boolean };
}

/** Styles stand in the mails themselves, whose frames go by this policy too; nothing else is loaded or run. */
const pageHeaders = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
};

/** The demo's mail and SMS (dimostrazione.posta.1): page for a person, JSON for a program. Goes before the web app. */
export function serveDemoOutbox(app: FastifyInstance, options: DemoOutboxOptions): void {
  const { apiPrefix, services, isDemo, alsoSends } = options;
  const api = `${apiPrefix}/demo/outbox`;
  const page = '/demo/posta';
  const schema = { hide: true };

  if (!isDemo) {
    // Held here, since the web app would answer to a page's URL.
    const notThere = async (request: FastifyRequest, reply: FastifyReply) => refuse(request, reply, 'NOT_FOUND');
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

/** Whose messages are asked for; null for everybody's. A `+` that came as it is has become a space. */
function addressOf({ query }: FastifyRequest): string | null {
  const { to = '' } = query as { to?: unknown };
  if (typeof to !== 'string' || to.length > longestAddress || to.includes('\0')) {
    throw invalidFieldError('to', 'NOT_VALID');
  }
  const recipient = to.replace(/^ (?=\d)/, '+').trim();
  return recipient === '' ? null : recipient;
}
