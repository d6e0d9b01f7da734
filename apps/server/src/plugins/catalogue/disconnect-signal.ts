import type { FastifyReply } from 'fastify';

/** Aborts when the connection or the answer ends: `request.signal` does not fire for either once a body was read. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  else raw.once('close', () => gone.abort());
  return gone.signal;
}
