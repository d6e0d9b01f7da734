import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { answerRaw } from '../errors/raw-errors.ts';

/** Rejections per second above which they are delayed. */
const mostAtOnceASecond = 100;

/** The delay: a client that ignores `Retry-After` then retries a few times a second instead of a thousand. */
const holdMs = 300;

const retryAfterSeconds = 2;

interface Options {
  readonly prefix: string;
  readonly isFull: () => boolean;
  /** Called for each rejection, since it has no request log line. */
  readonly onRejected: (ip: string) => void;
}

/**
 * Rejects calls on the raw connection when the server is full, before anything is read: rejections must cost far less
 * than answers. Health checks have their own path and still answer.
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
    request.resume();
    const answer = () => answerRaw(response, 'TOO_BUSY', { 'retry-after': String(retryAfterSeconds) });
    if (isFlood()) setTimeout(answer, holdMs).unref();
    else answer();
  });
}

function isCall(url: string, prefix: string): boolean {
  return url.startsWith(`${prefix}/`) && !url.startsWith(`${prefix}/health/`);
}
