import { createHmac, randomUUID } from 'node:crypto';
import type { ErrorCode } from '@sportello/calls';
import { LogController, type FastifyInstance, type FastifyRequest, type FastifyServerOptions } from 'fastify';
import { noteOf } from '../../errors/note.ts';
import { networkOf } from '../../limits/network.ts';
import { Tally } from './tally.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The code with which it was refused, if it was. */
    rejectedWith: ErrorCode | null;
  }
}

/** Where log lines go. */
export interface LogTarget {
  write(line: string): void;
}

/**
 * Structured logs with a request id and the route's template instead of its URL: URLs
 * hold customers' codes. The id is always ours, so that a client can't write into the log.
 */
export function loggingOptions(level: string, stream?: LogTarget): FastifyServerOptions {
  return {
    logger: { level, base: null, serializers: { err: (error) => ({ ...noteOf(error) }) }, ...(stream && { stream }) },
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
  };
}

/** Refusals that come by the thousand when something is wrong: one of each kind is told, the others are counted. */
const sampled: ReadonlySet<ErrorCode> = new Set([
  'S-001',
  'TOO_BUSY',
  'NOT_SERVED',
  'SESSION_NOT_VALID',
  'TOO_MANY_ATTEMPTS',
]);

/** How often the counts are told. */
const windowMs = 10_000;

/** What is told of requests that have no line of their own. */
export interface RequestLog {
  readonly countError: (code: ErrorCode, ip: string) => void;
}

/**
 * Writes a line for each request: what was asked, how it was answered, and by whom, so that an attack
 * can be traced. The account stands there as a keyed hash, the same for a name wherever it appears.
 */
export function logRequests(app: FastifyInstance, { secret }: { secret: string }): RequestLog {
  const key = createHmac('sha256', secret).update('log').digest();
  const pseudonym = (username: string) =>
    createHmac('sha256', key).update(username.toLowerCase()).digest('base64url').slice(0, 12);
  const refusals = new Tally<Readonly<Record<string, unknown>>>();
  const tell = () => {
    for (const { facts, count } of refusals.take()) app.log.info({ ...facts, count }, 'refused');
  };
  const timer = setInterval(tell, windowMs).unref();

  app.decorateRequest('rejectedWith', null);
  app.addHook('onSend', async (request, reply) => {
    // Nobody quotes the request of a file that is the same for all; nine of them come with a page.
    if (!request.url.startsWith('/assets/')) reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => {
    const username = usernameOf(request);
    const from = {
      ...(username !== undefined && { account: pseudonym(username) }),
      // Nothing once the client has left, whatever the type says.
      network: networkOf(request.ip ?? ''),
    };
    const code = request.rejectedWith;
    const isSampled = code !== null && sampled.has(code);
    if (isSampled && !refusals.isFirst(`${code} ${Object.values(from).join(' ')}`, { code, ...from })) return;
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ...(code !== null && { code }),
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...from,
      },
      'request',
    );
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    tell();
  });
  return {
    countError(code, ip) {
      const facts = { code, network: networkOf(ip) };
      if (refusals.isFirst(`${code} ${facts.network}`, facts)) app.log.info(facts, 'refused');
    },
  };
}

/** Who asks, or whose name was given by somebody who has no session yet. */
function usernameOf({ actor, body }: Pick<FastifyRequest, 'actor' | 'body'>): string | undefined {
  if (actor) return actor.username;
  const given = typeof body === 'object' && body !== null && 'username' in body ? body.username : undefined;
  return typeof given === 'string' ? given : undefined;
}
