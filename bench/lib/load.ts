import { Agent, request } from 'node:http';

/** One request to be sent again and again. */
export interface Target {
  readonly url: string;
  readonly token: string;
}

/** An answer, with the time that it took in milliseconds. */
interface Timed {
  readonly ms: number;
  readonly body: string;
}

/** A few connections that stay open, as a browser's or a proxy's do. */
export class Client {
  readonly #agent: Agent;

  constructor(connections: number) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** Asks once; anything but 200 is an error, since a refusal is fast and would flatter. */
  get({ url, token }: Target): Promise<Timed> {
    const start = performance.now();
    return new Promise((resolve, reject) => {
      const outgoing = request(url, { agent: this.#agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
        let body = '';
        answer.setEncoding('utf8').on('data', (text: string) => (body += text));
        answer.on('error', reject).on('end', () => {
          if (answer.statusCode === 200) resolve({ ms: performance.now() - start, body });
          else reject(new Error(`${url} answers ${answer.statusCode}: ${body.slice(0, 300)}`));
        });
      });
      outgoing.on('error', reject);
      outgoing.end();
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/**
 * Sends so many requests, the targets in turn, so many at a time, and gives the time of each by the
 * index of its target. What disturbs the machine meanwhile so falls on all targets alike.
 */
export async function load(
  client: Client,
  targets: readonly Target[],
  { requests, atOnce }: { requests: number; atOnce: number },
): Promise<number[][]> {
  const times: number[][] = targets.map(() => []);
  let next = 0;
  const worker = async () => {
    while (next < requests) {
      const index = next++ % targets.length;
      const target = targets[index];
      if (target) times[index]?.push((await client.get(target)).ms);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return times;
}
