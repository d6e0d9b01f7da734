import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type OutgoingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { errorCatalogue, type ErrorCode, type ApiError } from '@sportello/calls';

// What never becomes a request of Fastify's is answered here, in the envelope like every refusal.

/** Node's errors of requests that never became one: too slow, too large a header, not HTTP. */
const codeOf: Readonly<Record<string, ErrorCode>> = { ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TOO_SLOW' };

/** How long a refused client may take to read why, before the connection is cut. */
const lastWordsMs = 1000;

/** The newest answer on each connection. */
const answers = new WeakMap<Socket, ServerResponse>();
const refused = new WeakSet<Socket>();

/** Answers on the bare socket and ends the connection. */
export function rejectRaw(error: Error & { code?: string }, socket: Socket): void {
  const answer = answers.get(socket);
  if (answer?.headersSent && !(answer.req.complete && answer.writableFinished)) {
    // The request in question has its answer, or half of it: more bytes would only garble it.
    socket.destroySoon();
  } else {
    endWith(socket, codeOf[error.code ?? ''] ?? 'REQUEST_NOT_VALID');
  }
}

/** Answers what Node would answer by itself without our envelope, or not at all. */
export function answerOddRequests(server: Server): void {
  server.prependListener('request', (request, answer) => answers.set(request.socket, answer));
  // A proxy is what we are not.
  server.on('connect', (_request, socket: Socket) => {
    socket.on('error', () => socket.destroy());
    endWith(socket, 'METHOD_NOT_ALLOWED', ['allow: GET, POST, PATCH, DELETE']);
  });
  // Whoever expects anything but "100-continue".
  server.on('checkExpectation', (_request, answer: ServerResponse) => answerRaw(answer, 'REQUEST_NOT_VALID'));
}

/** Refuses a request that Fastify never sees. */
export function answerRaw(answer: ServerResponse, code: ErrorCode, headers: OutgoingHttpHeaders = {}): void {
  const { status, body, id } = errorOf(code);
  answer.writeHead(status, { ...headersOf(body), 'x-request-id': id, ...headers }).end(body);
}

function endWith(socket: Socket, code: ErrorCode, headers: readonly string[] = []): void {
  // What still arrives on a connection that we refused only fails again.
  if (refused.has(socket)) return;
  refused.add(socket);
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { status, body } = errorOf(code);
  const head = Object.entries({ ...headersOf(body), connection: 'close' }).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head, ...headers, '', body].join('\r\n'));
  setTimeout(() => socket.destroy(), lastWordsMs).unref();
}

function errorOf(code: ErrorCode): { status: number; body: string; id: string } {
  const { status, text } = errorCatalogue[code];
  const id = randomUUID();
  const refusal: ApiError = { header: { stato: 1, codice: code, descrizione: text, idRichiesta: id } };
  return { status, body: JSON.stringify(refusal), id };
}

function headersOf(body: string) {
  return {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  };
}
