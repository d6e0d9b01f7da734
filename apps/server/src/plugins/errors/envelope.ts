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

/** Every refusal in the one envelope, with the right status and never an inner detail (chiamata.busta.2). */
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
    // Fastify hangs up on a body that it refused, and so on a client that is still sending and hasn't
    // read why. The rest is read and dropped; the request's timeout bounds it.
    if (reply.hasHeader('connection')) reply.removeHeader('connection');
    return refuse(request, reply, code, fields, error instanceof ApiError ? error.freeSlots : []);
  });
}

/**
 * The client has left, and what was on its way to it ended with the connection: an answer that is packed says so where
 * the request had a body. Nobody is there to be told, and nothing went wrong.
 */
function isBrokenOff(error: Error, { raw }: FastifyReply): boolean {
  return raw.destroyed && errorCode(error) === 'ERR_STREAM_PREMATURE_CLOSE';
}

/** How long the same reason is not told again: what is away is away for everybody. */
const quietMs = 10_000;

/** When to ask again what is out of reach now, and mostly back within seconds. */
const soonSeconds = 2;

/** Answers a request with a refusal of the catalogue. */
export function refuse(
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

/** The words of RFC 6749 §5.2, which the token endpoint adds. */
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
  // Whatever else Fastify holds against the client: JSON that isn't, a bad address, …
  if (status !== undefined && status >= 400 && status < 500) return { code: 'REQUEST_NOT_VALID', fields: [] };
  return { code: isOutOfReach(error) ? 'S-001' : 'S-002', fields: [] };
}

/** A fault of one kind that has a code of its own, such as BLDM000, is said by that code where the call declares it. */
function codeFor(fields: readonly InvalidField[], request: FastifyRequest): ErrorCode {
  const declared = request.routeOptions.config?.call?.errors ?? [];
  const own = declared.find((code) => fields.length > 0 && fields.every(({ codice }) => codice === code));
  return own ?? 'REQUEST_NOT_VALID';
}

/** PostgreSQL's classes for "not now": connection lost, resources gone, shutting down, a standby that only reads. */
const outOfReachStates = /^(08|53|57|25006)/;
const outOfReachCodes = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);

/** A disk that is full, or that we may put no more on, and files that can't be opened since too many are. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE']);

/** What `pg` says without a code: a connection that was lost, or on which no answer came in time. */
const withoutCode =
  /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect|timeout expired|Query read timeout/;

function isOutOfReach(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (outOfReachCodes.has(code) || fullCodes.has(code) || outOfReachStates.test(code)) return true;
    if (withoutCode.test(cause.message)) return true;
  }
  return false;
}
