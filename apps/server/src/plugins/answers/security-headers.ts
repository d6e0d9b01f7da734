import type { FastifyInstance, FastifyReply } from 'fastify';

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
    reply.header('cross-origin-resource-policy', 'same-origin');
    if (isPartOfPage(reply)) return;
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
  });
}

/**
 * Script and style are ruled by the policy of the page that asks for them, and a browser overlooks one that
 * they bring; a script that a worker runs brings its own. A page asks for dozens, each with its headers.
 */
const isPartOfPage = (reply: FastifyReply) =>
  /^(application|text)\/(javascript|css)\b/.test(String(reply.getHeader('content-type') ?? ''));
