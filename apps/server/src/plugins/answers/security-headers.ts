import type { FastifyInstance } from 'fastify';

const yearInSeconds = 365 * 24 * 60 * 60;

/**
 * What every answer says of itself, beside what a page says more (page-policy.ts): its type is the
 * one that it names, nobody keeps it, no other site reads or frames it, and where customers come
 * over https they go on doing so.
 */
export function setSecurityHeaders(app: FastifyInstance, { https }: { https: boolean }): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    if (https) reply.header('strict-transport-security', `max-age=${yearInSeconds}; includeSubDomains`);
    // Only what says so itself may be kept on the way.
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    if (reply.hasHeader('content-security-policy')) return;
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    reply.header('cross-origin-resource-policy', 'same-origin');
  });
}
