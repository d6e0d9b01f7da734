import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { answerRaw } from '../errors/raw-errors.ts';

/** Refusals within a second from which on they are held back. */
const mostAtOnceASecond = 100;

/** How long they are: whoever ignores `Retry-After` asks a few times a second, not a thousand times. */
const holdMs = 300;

const retryAfterSeconds = 2;

interface Options {
  /** Where the calls are: `/api`. */
  readonly prefix: string;
  readonly isFull: () => boolean;
  /** Told of each refusal: they have no request line. */
  readonly onRejected: (ip: string) => void;
}

/**
 * Refuses calls that find the server full on the bare connection, before anything of them is read:
 * a refusal that costs as much as an answer would leave none for those who are served. Health answers
 * on, since it stands on a way of its own.
 */
export function rejectEarly(server: Server, { prefix, isFull, onRejected }: Options): void {
  const serve = server.listeners('request');
  server.removeAllListeners('request');
  let second = 0;
  let count = 0;
  const isFlood = () => {
    const now = Math.floor(performance.now() / 1000);
    if (now !== second) [second, count] = [now, 0];
    count += 1;
    return count > mostAtOnceASecond;
  };

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!isFull() || !isCall(request.url ?? '', prefix)) {
      for (const listener of serve) listener.call(server, request, response);
      return;
    }
    onRejected(request.socket.remoteAddress ?? '');
    // What still comes of the request is not read.
    request.resume();
    const answer = () => answerRaw(response, 'TOO_BUSY', { 'retry-after': String(retryAfterSeconds) });
    if (isFlood()) setTimeout(answer, holdMs).unref();
    else answer();
  });
}

function isCall(url: string, prefix: string): boolean {
  return url.startsWith(`${prefix}/`) && !url.startsWith(`${prefix}/health/`);
}
