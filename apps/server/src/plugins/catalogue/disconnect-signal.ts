import type { FastifyReply } from 'fastify';

/** Aborts with the connection's end, or that of the answer. `request.signal` hears of neither once a body was read. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  if (raw.destroyed) gone.abort();
  else raw.once('close', () => gone.abort());
  return gone.signal;
}
