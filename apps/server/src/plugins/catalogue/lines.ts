import { PassThrough } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../../errors/api-error.ts';
import { timerDelay } from '../../ports/timers.ts';
import type { Services } from '../../shared/context.ts';
import type { Actor } from '../../shared/actors.ts';
import { isStillIn } from '../../auth/keep.ts';
import type { Line, Subscribe } from '../../events/invalidations.ts';

/** A browser has one line; an account in a few browsers has a few. */
const mostPerAccount = 5;

/** Lines of one server: each is an open connection, and no more than that. */
const mostInAll = 5000;

/** How often a line is written that says nothing, so that nobody in between takes it for dead. */
const heartbeatMs = 15_000;

interface OpenLine extends Line {
  readonly stream: PassThrough;
}

/** Answers a request with a line of server-sent events, which ends with its session and with the token that opened it. */
export type OpenLines = (
  request: FastifyRequest,
  reply: FastifyReply,
  actor: Actor,
  subscribe: Subscribe,
) => FastifyReply;

/** Keeps the open lines of a server: alive while they may be, ended when it stops. */
export function storeLines(app: FastifyInstance, services: Services): OpenLines {
  const lines = new Set<OpenLine>();

  const heartbeat = setInterval(() => {
    for (const line of lines) {
      line.stream.write(':\n\n');
      line.check();
    }
  }, heartbeatMs);
  heartbeat.unref();

  // Before the server waits for its connections to become idle, which these never do.
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
          // A database that is away ends nothing.
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
    // The head goes out at once, not with the first event.
    stream.once('resume', () => reply.raw.flushHeaders());
    return reply
      .headers({ 'content-type': 'text/event-stream', 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
      .send(stream);
  };
}

/** How long the token that opened a line still works. */
function lifetime({ tokens, clock }: Services, authorization: string | undefined): number {
  const read = tokens.readAccess(authorization?.replace(/^Bearer /i, '') ?? '');
  return timerDelay((read?.expiresAt ?? 0) * 1000 - clock().getTime());
}
