import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { listenForHints } from '../../db/hints.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { Actor, Services } from '../../usecases/context.ts';
import { authenticate } from '../../usecases/door/authenticate.ts';
import { isStillIn } from '../../usecases/door/keep.ts';

/** A browser has one stream; an account in a few browsers has a few. */
const mostPerAccount = 5;

/** Streams of one server: each is an open connection, and no more than that. */
const mostInAll = 5000;

/** How often a line is written that says nothing, so that nobody in between takes it for dead. */
const heartbeatMs = 15_000;

interface Stream {
  readonly actor: Actor;
  readonly response: ServerResponse;
}

export interface StreamOptions {
  readonly prefix: string;
  readonly pool: Pool;
}

/**
 * Tells open apps that something is new: `GET /sportello/v1/eventi`, as server-sent events. Each
 * event is a hint to ask again and holds no data, so that what is missed while the line is down is
 * made good by asking: the app does at each `ciao`, which every stream says once it hears. A stream
 * ends with its session, and with the access token that opened it.
 */
export function streamHints(app: FastifyInstance, services: Services, { prefix, pool }: StreamOptions): void {
  const streams = new Set<Stream>();
  let stopListening: (() => Promise<void>) | undefined;
  let hasListened = false;
  const write = ({ response }: Stream, event: string) => response.write(`event: ${event}\ndata: {}\n\n`);

  // The first stream opens the line to the database: a server without any needs none.
  const listen = () => {
    stopListening ??= listenForHints(pool, {
      onHint(hint) {
        for (const stream of streams) {
          if (hint.about === 'session-ended') {
            if (stream.actor.accountId === hint.accountId) endIfOver(stream);
          } else if (stream.actor.customerCode === hint.customerCode) {
            write(stream, hint.about);
          }
        }
      },
      onReady() {
        hasListened = true;
        for (const stream of streams) {
          write(stream, 'ciao');
          endIfOver(stream);
        }
      },
    });
  };

  const endIfOver = ({ actor, response }: Stream) =>
    void isStillIn(services, actor).then(
      (isIn) => isIn || response.end(),
      // A database that is away ends nothing.
      () => undefined,
    );

  const heartbeat = setInterval(() => {
    for (const stream of streams) {
      stream.response.write(':\n\n');
      endIfOver(stream);
    }
  }, heartbeatMs);
  heartbeat.unref();

  // Before the server waits for its connections to become idle, which these never do.
  app.addHook('preClose', async () => {
    clearInterval(heartbeat);
    for (const { response } of streams) response.end();
    await stopListening?.();
  });

  app.get(`${prefix}/sportello/v1/eventi`, { schema: { hide: true } }, async (request, reply) => {
    const onBehalfOf = request.headers['x-codice-cliente'];
    const actor = await authenticate(services, {
      authorization: request.headers.authorization,
      onBehalfOf: Array.isArray(onBehalfOf) ? onBehalfOf.join() : onBehalfOf,
      requestId: request.id,
    });
    const own = [...streams].filter((stream) => stream.actor.accountId === actor.accountId);
    if (own.length >= mostPerAccount) throw new Refusal('TOO_MANY_ATTEMPTS', [], { retryAfterSeconds: 60 });
    if (streams.size >= mostInAll) throw new Refusal('TOO_BUSY', [], { retryAfterSeconds: 60 });

    listen();
    reply.hijack();
    const response = reply.raw;
    const stream = { actor, response };
    streams.add(stream);
    const end = setTimeout(() => response.end(), lifetime(services, request.headers.authorization));
    response.once('close', () => {
      clearTimeout(end);
      streams.delete(stream);
    });
    response.on('error', () => undefined);
    response.writeHead(200, {
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'x-request-id': request.id,
    });
    response.flushHeaders();
    // A greeting before the server listens would make the app ask too early.
    if (hasListened) write(stream, 'ciao');
  });
}

/** How long the token that opened a stream still works. */
function lifetime({ tokens, clock }: Services, authorization: string | undefined): number {
  const read = tokens.readAccess(authorization?.replace(/^Bearer /i, '') ?? '');
  return Math.max(0, (read?.expiresAt ?? 0) * 1000 - clock().getTime());
}
