import { Agent, request } from 'node:http';

/** A request that clients repeat; each `#` in its body becomes a number of its own. */
export interface Asked {
  readonly name: string;
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Received {
  /** Milliseconds of each answer that is neither 503 nor an error of the connection, by the request's name. */
  readonly times: Record<string, number[]>;
  readonly statuses: Record<string, number>;
}

/**
 * Repeats requests on a number of connections until stopped, whatever is answered: no `Retry-After` is kept. Every
 * connection begins at another request of the list.
 */
export function repeat(origin: string, asked: readonly Asked[], connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const received: Received = { times: {}, statuses: {} };
  let number = 0;
  const over = new AbortController();
  const begun = Promise.withResolvers<void>();
  const count = (status: string) => {
    received.statuses[status] = (received.statuses[status] ?? 0) + 1;
    begun.resolve();
  };
  const ask = ({ name, method = 'GET', path, headers = {}, body }: Asked) =>
    new Promise<void>((resolve) => {
      const start = performance.now();
      number += 1;
      const sent = body?.replaceAll('#', String(number));
      const length = sent === undefined ? {} : { 'content-length': String(Buffer.byteLength(sent)) };
      const outgoing = request(`${origin}${path}`, { agent, method, headers: { ...headers, ...length } }, (answer) => {
        answer.resume().on('close', () => {
          if (!over.signal.aborted) {
            count(String(answer.statusCode));
            if (answer.statusCode !== 503) (received.times[name] ??= []).push(performance.now() - start);
          }
          resolve();
        });
      });
      outgoing.on('error', () => {
        if (!over.signal.aborted) count('error');
        resolve();
      });
      outgoing.end(sent);
    });
  const client = async (index: number) => {
    for (let next = index; !over.signal.aborted; next += 1) {
      const each = asked[next % asked.length];
      if (each) await ask(each);
    }
  };
  const all = Promise.all(Array.from({ length: connections }, (_, index) => client(index)));
  return {
    received,
    /** Resolves with the first answer. */
    begun: begun.promise,
    async stop(): Promise<Received> {
      over.abort();
      agent.destroy();
      await all;
      return received;
    },
  };
}
