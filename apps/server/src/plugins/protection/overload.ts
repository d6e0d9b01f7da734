import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors/api-error.ts';

/** The calls under way, and how many there may be. */
export interface CallsAtOnce {
  readonly most: number;
  readonly underWay: Set<FastifyRequest>;
}

/**
 * Refuses at once what can't be served soon: beyond so many calls under way, one more would only
 * make all of them late. Health answers stand outside, or a busy server would be taken for a dead
 * one.
 *
 * A call counts while we work for it. One whose body is still coming doesn't, or a few hundred slow
 * clients would keep everybody out; one whose client left does, or asking and leaving at once would
 * pile up work without end.
 */
export function rejectTooManyAtOnce(calls: FastifyInstance, { most, underWay }: CallsAtOnce): void {
  const begin = (request: FastifyRequest) => {
    if (!underWay.has(request) && underWay.size >= most) throw new ApiError('TOO_BUSY', [], { retryAfterSeconds: 2 });
    underWay.add(request);
  };

  calls.addHook('onRequest', async (request, reply) => {
    begin(request);
    // An answer that is streamed to its end (`hijack`) sees no onSend.
    reply.raw.once('close', () => {
      if (reply.sent) underWay.delete(request);
    });
  });
  calls.addHook('preParsing', async (request) => {
    underWay.delete(request);
  });
  calls.addHook('preValidation', async (request) => begin(request));
  calls.addHook('onSend', async (request) => {
    underWay.delete(request);
  });
}
