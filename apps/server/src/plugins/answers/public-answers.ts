import { createHash } from 'node:crypto';
import { isJson } from '@sportello/calls';
import type { FastifyInstance } from 'fastify';
import fresh from 'fresh';

/**
 * Lets browsers cache public answers with revalidation: an edited text shows at once, an unchanged one costs no
 * bytes.
 */
export function letPublicAnswersBeKept(calls: FastifyInstance): void {
  calls.addHook('onSend', async (request, reply, payload) => {
    const { call } = request.routeOptions.config;
    // Published content only: other public answers depend on user input.
    const isPublic =
      call?.backend === 'public-api' && call.method === 'GET' && isJson(call) && call.cacheMs !== undefined;
    if (!isPublic || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
    const tag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
    reply.header('cache-control', 'public, no-cache').header('etag', tag);
    if (!fresh(request.headers, { etag: tag })) return payload;
    reply.code(304).removeHeader('content-length').removeHeader('content-type');
    return null;
  });
}
