import {
  errorCatalogue,
  type ErrorCode,
  type ApiError as ErrorAnswer,
  type InvalidField,
  type WireOfferedSlot,
} from '@sportello/calls';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { briefNoteOf } from '../../errors/note.ts';
import { ApiError } from '../../errors/api-error.ts';
import { errorCode } from '../../errors/start-error.ts';
import { Tally } from '../operations/tally.ts';
import { InvalidRequest } from '../catalogue/validation.ts';

/** Sends every error in the common envelope, with the right status and no internal detail (chiamata.busta.2). */
export function rejectInEnvelope(app: FastifyInstance): void {
  const outOfReach = new Tally<null>();
  const timer = setInterval(() => outOfReach.take(), quietMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.setErrorHandler<FastifyError | Error>((error, request, reply) => {
    if (isBrokenOff(error, reply)) {
      request.log.debug('the client left before its answer was through');
      return;
    }
    const { code, fields } = errorToSend(error, request);
    const { status } = errorCatalogue[code];
    if (code === 'S-002') request.log.error({ err: error, code }, 'call failed');
    if (code === 'S-001') {
      const reason = briefNoteOf(error);
      if (outOfReach.isFirst(reason, null)) request.log.warn({ reason, code }, 'out of reach');
    }
    const seconds = error instanceof ApiError ? error.retryAfterSeconds : undefined;
    if (seconds !== undefined || status === 503) reply.header('retry-after', seconds ?? soonSeconds);
    // Fastify closes the connection after rejecting a body, so a client that is still sending never reads the error.
    // The rest is read and dropped, bounded by the request timeout.
    if (reply.hasHeader('connection')) reply.removeHeader('connection');
    return reject(request, reply, code, fields, error instanceof ApiError ? error.freeSlots : []);
  });
}

/**
 * True if the client disconnected: a compressed answer to a request with a body then ends in a premature close, which
 * is no server error.
 */
function isBrokenOff(error: Error, { raw }: FastifyReply): boolean {
  return raw.destroyed && errorCode(error) === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** The interval in which the same error is logged only once: an outage affects every request. */
const quietMs = 10_000;

/** The `Retry-After` of outages, which mostly last seconds. */
const soonSeconds = 2;

export function reject(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  fields: readonly InvalidField[] = [],
  freeSlots: readonly WireOfferedSlot[] = [],
): FastifyReply {
  const { status, text } = errorCatalogue[code];
  request.rejectedWith = code;
  const body: ErrorAnswer & { error?: string } = {
    header: {
      stato: 1,
      codice: code,
      descrizione: text,
      idRichiesta: request.id,
      ...(fields.length > 0 && { campi: [...fields] }),
      ...(freeSlots.length > 0 && { fasceLibere: [...freeSlots] }),
    },
  };
  const oauthError = request.routeOptions.config?.call?.id === 'token' ? oauthErrors[code] : undefined;
  if (oauthError) body.error = oauthError;
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}

/** The error codes of RFC 6749 §5.2, which the token endpoint adds. */
const oauthErrors: Partial<Record<ErrorCode, string>> = {
  REQUEST_NOT_VALID: 'invalid_request',
  MEDIA_TYPE_NOT_SUPPORTED: 'invalid_request',
  SESSION_NOT_VALID: 'invalid_grant',
  CLIENT_NOT_KNOWN: 'invalid_client',
  GRANT_NOT_SUPPORTED: 'unsupported_grant_type',
};

function errorToSend(
  error: FastifyError | Error,
  request: FastifyRequest,
): { code: ErrorCode; fields: readonly InvalidField[] } {
  if (error instanceof ApiError) return { code: error.code, fields: error.fields };
  if (error instanceof InvalidRequest) return { code: codeFor(error.fields, request), fields: error.fields };
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return { code: 'BODY_TOO_LARGE', fields: [] };
  if (status === 415) return { code: 'MEDIA_TYPE_NOT_SUPPORTED', fields: [] };
  // Fastify's other client errors: invalid JSON, a malformed URL, …
  if (status !== undefined && status >= 400 && status < 500) return { code: 'REQUEST_NOT_VALID', fields: [] };
  return { code: isOutOfReach(error) ? 'S-001' : 'S-002', fields: [] };
}

/** Errors of one kind with a specific code, such as BLDM000, use that code if the call declares it. */
function codeFor(fields: readonly InvalidField[], request: FastifyRequest): ErrorCode {
  const declared = request.routeOptions.config?.call?.errors ?? [];
  const own = declared.find((code) => fields.length > 0 && fields.every(({ codice }) => codice === code));
  return own ?? 'REQUEST_NOT_VALID';
}

/**
 * PostgreSQL's transient errors: lost connection, exhausted resources, shutdown and timeouts (57), locks that nobody
 * releases, a transaction that was idle too long, read-only standby.
 */
const outOfReachStates = /^(08|53|57|55P03|25P03|25006)/;
const outOfReachCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/** Disk full, quota exceeded, or too many open files. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE']);

/** Errors that `pg` raises without a code: a lost connection or a timeout. */
const withoutCode =
  /Connection terminated|is not queryable|timeout exceeded when trying to connect|timeout expired|Query read timeout/;

function isOutOfReach(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (outOfReachCodes.has(code) || fullCodes.has(code) || outOfReachStates.test(code)) return true;
    if (withoutCode.test(cause.message)) return true;
  }
  return false;
}
