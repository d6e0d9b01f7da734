import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface RawAnswer {
  readonly status: number;
  /** Header names in lower case. */
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

/** A raw connection, since an HTTP client would correct malformed requests. */
export interface RawConnection {
  send(bytes: string | Buffer): void;
  /** Fails if the connection closes early or times out. */
  answer(options?: { isHead?: boolean }): Promise<RawAnswer>;
  /** Resolves with what the server sent after the answers. */
  closed(): Promise<string>;
  leave(): void;
}

const longestSilenceMs = 10_000;

export function openConnection(port: number): RawConnection {
  const socket = connect({ port, host: '127.0.0.1' });
  let received: Buffer = Buffer.alloc(0);
  let end: string | undefined;
  let news = () => {};
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk]);
    news();
  });
  for (const event of ['end', 'error', 'close'] as const) {
    socket.on(event, (error?: unknown) => {
      end ??= error instanceof Error ? error.message : 'the connection was closed';
      news();
    });
  }

  async function until<T>(ask: () => T | undefined): Promise<T> {
    const silence = new AbortController();
    const timeout = wait(longestSilenceMs, 'silence' as const, { signal: silence.signal }).catch(() => 'over' as const);
    try {
      for (;;) {
        const found = ask();
        if (found !== undefined) return found;
        if (end !== undefined) throw new Error(`no answer: ${end}, after ${JSON.stringify(received.toString())}`);
        const heard = new Promise<'news'>((resolve) => (news = () => resolve('news')));
        if ((await Promise.race([heard, timeout])) === 'silence') throw new Error('no answer: silence');
      }
    } finally {
      silence.abort();
    }
  }

  return {
    send: (bytes) => void socket.write(bytes),
    answer: ({ isHead = false } = {}) =>
      until(() => {
        const read = readAnswer(received, isHead);
        if (read) received = read.rest;
        return read?.answer;
      }),
    closed: () => until(() => (end === undefined ? undefined : received.toString())),
    leave: () => void socket.destroy(),
  };
}

export function createExchange(port: number) {
  let kept: RawConnection | undefined;
  return async (bytes: Buffer, options: { isHead?: boolean; mayKeep?: boolean } = {}): Promise<RawAnswer> => {
    const connection = kept ?? openConnection(port);
    kept = undefined;
    connection.send(bytes);
    const answer = await connection.answer(options).finally(() => {
      if (!options.mayKeep) connection.leave();
    });
    if (options.mayKeep) {
      if (answer.headers.get('connection') === 'close') connection.leave();
      else kept = connection;
    }
    return answer;
  };
}

function readAnswer(bytes: Buffer, isHead: boolean): { answer: RawAnswer; rest: Buffer } | undefined {
  const end = bytes.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const [statusLine = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1]);
  // "100 Continue" precedes the real answer.
  if (status === 100) return readAnswer(bytes.subarray(end + 4), isHead);
  const headers = new Map(
    lines.map((line): [string, string] => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const body = bytes.subarray(end + 4);
  const length = isHead ? 0 : Number(headers.get('content-length') ?? 0);
  if (body.length < length) return undefined;
  return {
    answer: { status, headers, body: body.subarray(0, length).toString('utf8') },
    rest: body.subarray(length),
  };
}
