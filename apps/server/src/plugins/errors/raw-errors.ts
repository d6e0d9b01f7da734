import { randomUUID } from 'node:crypto';
import { STATUS_CODES, type OutgoingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { errorCatalogue, type ErrorCode, type ApiError } from '@sportello/calls';

// Answers requests that never reach Fastify, in the same envelope as every error.

/** Node's errors for requests that failed early: too slow, oversized headers, not HTTP. */
const codeOf: Readonly<Record<string, ErrorCode>> = { ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TOO_SLOW' };

/** Time for a rejected client to read the error before the connection is closed. */
const lastWordsMs = 1000;

const answers = new WeakMap<Socket, ServerResponse>();
const refused = new WeakSet<Socket>();

export function rejectRaw(error: Error & { code?: string }, socket: Socket): void {
  const answer = answers.get(socket);
  if (answer?.headersSent && !(answer.req.complete && answer.writableFinished)) {
    // An answer has already been sent at least in part: more bytes would corrupt it.
    socket.destroySoon();
  } else {
    endWith(socket, codeOf[error.code ?? ''] ?? 'REQUEST_NOT_VALID');
  }
}

/** Handles the cases that Node would answer without our envelope, or not at all. */
export function answerOddRequests(server: Server): void {
  server.prependListener('request', (request, answer) => answers.set(request.socket, answer));
  // CONNECT is for proxies, which this server isn't.
  server.on('connect', (_request, socket: Socket) => {
    socket.on('error', () => socket.destroy());
    endWith(socket, 'METHOD_NOT_ALLOWED', ['allow: GET, POST, PATCH, DELETE']);
  });
  // Rejects any expectation other than "100-continue".
  server.on('checkExpectation', (_request, answer: ServerResponse) => answerRaw(answer, 'REQUEST_NOT_VALID'));
}

/** Rejects a request outside of Fastify. */
export function answerRaw(answer: ServerResponse, code: ErrorCode, headers: OutgoingHttpHeaders = {}): void {
  const { status, body, id } = errorOf(code);
  answer.writeHead(status, { ...headersOf(body), 'x-request-id': id, ...headers }).end(body);
}

function endWith(socket: Socket, code: ErrorCode, headers: readonly string[] = []): void {
  // Further data on a rejected connection only causes more errors.
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
