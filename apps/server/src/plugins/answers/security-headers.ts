import type { FastifyInstance, FastifyReply } from 'fastify';

const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * Sets the headers of every answer, which pages extend (page-policy.ts): no content sniffing, no caching, no reading
 * or framing by other sites, and HSTS where the site uses https.
 */
export function setSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }): void {
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.header('x-content-type-options', 'nosniff');
    if (https) reply.header('strict-transport-security', `max-age=${yearInSeconds}; includeSubDomains`);
    // Only answers that set a cache header may be cached.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('cross-origin-resource-policy', 'same-origin');
      if (!isPartOfPage(reply)) {
        reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
      }
    }
    done();
  });
}

/**
 * Scripts and styles follow the policy of the page that loads them, and browsers ignore their own; a worker script
 * sets its own. A page loads dozens of them, each with its headers.
 */
const isPartOfPage = (reply: FastifyReply) =>
  /^(application|text)\/(javascript|css)\b/.test(String(reply.getHeader('content-type') ?? ''));
