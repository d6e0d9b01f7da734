import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import { reject } from '../errors/envelope.ts';

export const demoCardsPath = '/demo/carte';

const pageHeaders = {
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
};

/** Serves the fake payment provider's pages, in the demo only. Register before the web app. */
export function serveDemoCards(app: FastifyInstance, { demo, cards }: Pick<Config, 'demo' | 'cards'>): void {
  const url = `${demoCardsPath}/:session`;
  const reversals = `${url}/storno`;
  const schema = { hide: true };
  const fake = demo && cards.kind === 'stripe' && cards.isFake ? cards.api : undefined;
  if (!fake) {
    // Registered here, otherwise the web app would answer with a page.
    const notThere = async (request: FastifyRequest, reply: FastifyReply) => reject(request, reply, 'NOT_FOUND');
    for (const each of [url, reversals]) app.all(each, { schema }, notThere);
    return;
  }
  const pass = async (request: FastifyRequest, reply: FastifyReply) => {
    const { session } = request.params as { session: string };
    const answer = await fetch(
      `${fake}/pay/${encodeURIComponent(session)}${request.routeOptions.url === reversals ? '/storno' : ''}`,
      {
        method: request.method,
        redirect: 'manual',
        ...(request.method === 'POST' && { body: new URLSearchParams(request.body as Record<string, string>) }),
      },
    );
    const next = answer.headers.get('location');
    if (next !== null) return reply.headers(pageHeaders).redirect(next, 303);
    return reply
      .code(answer.status)
      .headers({ ...pageHeaders, 'content-type': 'text/html; charset=utf-8' })
      .send(await answer.text());
  };
  for (const each of [url, reversals]) {
    app.get(each, { schema }, pass);
    app.post(each, { schema }, pass);
  }
}
