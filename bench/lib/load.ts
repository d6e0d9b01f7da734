import { Agent, request } from 'node:http';

export interface Target {
  readonly url: string;
  readonly token: string;
}

interface Timed {
  readonly ms: number;
  readonly body: string;
}

/** Keeps a few connections open, like a browser or a proxy. */
export class Client {
  readonly #agent: Agent;

  constructor(connections: number) {
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  /** Sends one request; any status but 200 throws, since errors are fast and would flatter. */
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
 * Sends requests to the targets in rotation, a fixed number at a time; returns the times by the index of the target.
 * Disturbances of the machine then affect all targets alike.
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
