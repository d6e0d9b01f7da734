import { connect, type ClientHttp2Session, type OutgoingHttpHeaders } from 'node:http2';
import { text } from 'node:stream/consumers';
import { unreachable } from './failure.ts';

export interface Http2Answer {
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly body: string;
}

/** One connection that many requests share, opened when it is needed. */
export interface Http2Connection {
  post(headers: OutgoingHttpHeaders, body: string, signal: AbortSignal): Promise<Http2Answer>;
}

/** An idle connection is closed after this time. */
const idleMs = 10 * 60_000;

export function http2Connection(origin: string): Http2Connection {
  let session: ClientHttp2Session | undefined;
  let pending = 0;

  const open = () => {
    if (session !== undefined && !session.closed && !session.destroyed) return session;
    const opened = connect(origin);
    const leave = () => {
      if (session === opened) session = undefined;
    };
    // The requests under way report the error.
    opened.on('error', leave);
    opened.on('close', leave);
    opened.on('goaway', leave);
    opened.setTimeout(idleMs, () => opened.destroy());
    session = opened;
    return opened;
  };

  const ask = async (used: ClientHttp2Session, headers: OutgoingHttpHeaders, body: string, signal: AbortSignal) => {
    const stream = used.request({ ':method': 'POST', ...headers }, { signal });
    const answer = new Promise<Pick<Http2Answer, 'status' | 'retryAfter'>>((resolve, reject) => {
      stream.once('response', (received) =>
        resolve({ status: Number(received[':status']), retryAfter: received['retry-after'] }),
      );
      stream.once('error', reject);
      stream.once('close', () => reject(new Error('The connection was closed.')));
    });
    stream.end(body);
    return { ...(await answer), body: await text(stream) };
  };

  return {
    async post(headers, body, signal) {
      const used = open();
      pending += 1;
      used.ref();
      try {
        return await ask(used, headers, body, signal);
      } catch (error) {
        // A connection that lost a request may be dead; those under way may still end on it.
        if (session === used) session = undefined;
        used.close();
        throw unreachable(error);
      } finally {
        pending -= 1;
        // An idle connection must not keep a process that is to end.
        if (pending === 0 && !used.destroyed) used.unref();
      }
    },
  };
}
