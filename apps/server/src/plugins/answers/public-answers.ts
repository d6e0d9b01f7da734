import { isJson } from '@sportello/calls';
import type { FastifyInstance } from 'fastify';
import { bodyFor, keepAnswer, digestOf, type KeptAnswer } from './kept.ts';

/** Texts change rarely, and an installation has fewer pages than this. */
const MOST_KEPT = 200;

/**
 * Lets browsers cache public answers with revalidation: an edited text shows at once, an unchanged one costs no
 * bytes, and each is compressed once.
 */
export function letPublicAnswersBeKept(calls: FastifyInstance): void {
  const kept = new Map<string, Promise<KeptAnswer>>();
  const keep = (payload: string | Buffer) => {
    const version = digestOf(payload);
    const answer = kept.get(version) ?? keepAnswer(Buffer.from(payload));
    kept.delete(version);
    kept.set(version, answer);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return answer;
  };

  calls.addHook('onSend', async (request, reply, payload) => {
    const { call } = request.routeOptions.config;
    // Published content only: other public answers depend on user input.
    const isPublic =
      call?.backend === 'public-api' && call.method === 'GET' && isJson(call) && call.cacheMs !== undefined;
    if (!isPublic || reply.statusCode !== 200 || !isWhole(payload)) return payload;
    reply.header('cache-control', 'public, no-cache');
    const body = bodyFor(request, reply, await keep(payload));
    if (body === null) reply.removeHeader('content-length').removeHeader('content-type');
    return body;
  });
}

const isWhole = (payload: unknown): payload is string | Buffer =>
  typeof payload === 'string' || Buffer.isBuffer(payload);
