import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors/api-error.ts';

export interface CallsAtOnce {
  readonly most: number;
  readonly underWay: Set<FastifyRequest>;
}

/**
 * Rejects calls at once beyond the limit of concurrent ones, since one more would only delay all. Health checks are
 * exempt, or a busy server would be taken for a dead one.
 *
 * A call counts while the server works on it: not while its body arrives, or a few hundred slow clients would block
 * everybody; but still after its client disconnected, or request-and-disconnect would pile up unlimited work.
 */
export function rejectTooManyAtOnce(calls: FastifyInstance, { most, underWay }: CallsAtOnce): void {
  const begin = (request: FastifyRequest) => {
    if (!underWay.has(request) && underWay.size >= most) throw new ApiError('TOO_BUSY', [], { retryAfterSeconds: 2 });
    underWay.add(request);
  };

  calls.addHook('onRequest', async (request, reply) => {
    begin(request);
    // A hijacked stream (`hijack`) never triggers onSend.
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
