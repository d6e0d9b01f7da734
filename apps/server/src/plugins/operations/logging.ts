import { createHmac, createSecretKey, randomUUID } from 'node:crypto';
import type { ErrorCode } from '@sportello/calls';
import {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { noteOf } from '../../errors/note.ts';
import { networkOf } from '../../limits/network.ts';
import { remember } from '../../secrets/remember.ts';
import { rejectionSignal } from '../../telemetry/signals/signals.ts';
import { standardOutput, type LogTarget } from './log-output.ts';
import { Tally } from './tally.ts';

declare module 'fastify' {
  interface FastifyRequest {
    rejectedWith: ErrorCode | null;
  }
}

/**
 * Structured logs with a request id and the route template: URLs contain customer codes. The id is always generated
 * here, so clients can't inject log text.
 */
export function loggingOptions(level: string, stream: LogTarget = standardOutput()): FastifyServerOptions {
  return {
    logger: { level, base: null, serializers: { err: (error) => ({ ...noteOf(error) }) }, stream },
    logController: new LogController({ disableRequestLogging: true }),
    requestIdHeader: false,
    genReqId: () => randomUUID(),
  };
}

/** Errors that occur in thousands during an incident: one per kind is logged, the others are counted. */
const sampled: ReadonlySet<ErrorCode> = new Set([
  'S-001',
  'TOO_BUSY',
  'NOT_SERVED',
  'SESSION_NOT_VALID',
  'TOO_MANY_ATTEMPTS',
]);

/** The interval between logged counts. */
const windowMs = 10_000;

export interface RequestLog {
  readonly countError: (code: ErrorCode, ip: string) => void;
}

/**
 * Logs each request's route, result and account, so that an attack can be traced. The account is a keyed hash, always
 * the same for one name.
 */
export function logRequests(app: FastifyInstance, { secret }: { secret: string }): RequestLog {
  const key = createSecretKey(createHmac('sha256', secret).update('log').digest());
  const pseudonym = (username: string) =>
    createHmac('sha256', key).update(username.toLowerCase()).digest('base64url').slice(0, 12);
  const pseudonymOfAccount = remember(pseudonym);
  const refusals = new Tally<Readonly<Record<string, unknown>>>();
  const tell = () => {
    for (const { facts, count } of refusals.take()) app.log.info({ ...facts, count }, 'refused');
  };
  const timer = setInterval(tell, windowMs).unref();

  app.decorateRequest('rejectedWith', null);
  app.addHook('onSend', (request, reply, _payload, done) => {
    // Static assets need no request id, and a page loads nine of them.
    if (!request.url.startsWith('/assets/')) reply.header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply);
    done();
  });
  const logRequest = (request: FastifyRequest, reply: FastifyReply) => {
    const username = usernameOf(request);
    const from = {
      ...(username !== undefined && { account: (request.actor ? pseudonymOfAccount : pseudonym)(username) }),
      // Undefined once the client has disconnected, contrary to the type.
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
  };
  app.addHook('onClose', async () => {
    clearInterval(timer);
    tell();
  });
  return {
    countError(code, ip) {
      rejectionSignal.send({ code });
      const facts = { code, network: networkOf(ip) };
      if (refusals.isFirst(`${code} ${facts.network}`, facts)) app.log.info(facts, 'refused');
    },
  };
}

/** The authenticated user, or the username entered before sign-in. */
function usernameOf({ actor, body }: Pick<FastifyRequest, 'actor' | 'body'>): string | undefined {
  if (actor) return actor.username;
  const given = typeof body === 'object' && body !== null && 'username' in body ? body.username : undefined;
  return typeof given === 'string' ? given : undefined;
}
