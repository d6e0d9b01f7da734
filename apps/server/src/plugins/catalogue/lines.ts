import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors/api-error.ts';
import { timerDelay } from '../../ports/timers.ts';
import type { Services } from '../../shared/context.ts';
import type { Actor } from '../../shared/actors.ts';
import { isStillIn } from '../../auth/keep.ts';
import type { Line, Subscribe } from '../../events/invalidations.ts';

/** A browser has one event stream; an account in several browsers has several. */
const mostPerAccount = 5;

const mostInAll = 5000;

/** Interval of the heartbeat that keeps proxies from closing an idle stream. */
const heartbeatMs = 15_000;

interface OpenLine extends Line {
  readonly stream: PassThrough;
}

/** Opens a server-sent event stream that ends with its session and with the token that opened it. */
export type OpenLines = (
  request: FastifyRequest,
  reply: FastifyReply,
  actor: Actor,
  subscribe: Subscribe,
) => FastifyReply;

export function storeLines(app: FastifyInstance, services: Services): OpenLines {
  const lines = new Set<OpenLine>();

  const heartbeat = setInterval(() => {
    for (const line of lines) {
      line.stream.write(':\n\n');
      line.check();
    }
  }, heartbeatMs);
  heartbeat.unref();

  // Runs before the server waits for idle connections, which event streams never become.
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    for (const { stream } of lines) stream.end();
    await services.invalidations.close();
  });

  return (request, reply, actor, subscribe) => {
    const own = [...lines].filter((line) => line.actor.accountId === actor.accountId);
    if (own.length >= mostPerAccount) throw new ApiError('TOO_MANY_ATTEMPTS', [], { retryAfterSeconds: 60 });
    if (lines.size >= mostInAll) throw new ApiError('TOO_BUSY', [], { retryAfterSeconds: 60 });

    const stream = new PassThrough();
    const line: OpenLine = {
      actor,
      stream,
      say: (event) => void stream.write(`event: ${event}\ndata: {}\n\n`),
      check: () =>
        void isStillIn(services, actor).then(
          (isIn) => isIn || stream.end(),
          // An unavailable database ends no stream.
          () => undefined,
        ),
    };
    lines.add(line);
    const leave = subscribe(line);
    const end = setTimeout(() => stream.end(), lifetime(services, request.headers.authorization));
    stream.once('close', () => {
      clearTimeout(end);
      lines.delete(line);
      leave();
    });
    // Sends the headers at once instead of with the first event.
    stream.once('resume', () => reply.raw.flushHeaders());
    return reply
      .headers({ 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      .send(stream);
  };
}

function lifetime({ tokens, clock }: Services, authorization: string | undefined): number {
  const read = tokens.readAccess(authorization?.replace(/^Bearer /i, '') ?? '');
  return timerDelay((read?.expiresAt ?? 0) * 1000 - clock().getTime());
}
