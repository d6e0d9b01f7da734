import { get, type ClientRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Reads a customer's event stream like an open app: when it ends, the app connects again. */
export class LiveEvents {
  readonly #url: string;
  readonly #headers: Readonly<Record<string, string>>;
  #request: ClientRequest | undefined;
  #isStopped = false;
  #text = '';
  #connections = 0;

  constructor(origin: string, headers: Readonly<Record<string, string>>) {
    this.#url = `${origin}/api/sportello/v1/eventi`;
    this.#headers = headers;
    this.#connect();
  }

  get connections(): number {
    return this.#connections;
  }

  /** Waits for an event that comes from now on. */
  async next(name: string, longestMs: number): Promise<void> {
    const from = this.#text.length;
    for (const end = Date.now() + longestMs; Date.now() < end; await wait(20)) {
      if (this.#text.slice(from).includes(`event: ${name}\n`)) return;
    }
    throw new Error(`No event ${name} came within ${longestMs / 1000} s. There came:\n${this.#text.slice(-500)}`);
  }

  stop(): void {
    this.#isStopped = true;
    this.#request?.destroy();
  }

  #connect(): void {
    if (this.#isStopped) return;
    this.#connections += 1;
    this.#request = get(this.#url, { headers: this.#headers }, (answer) => {
      answer.setEncoding('utf8').on('data', (text: string) => (this.#text += text));
      answer.on('error', () => undefined);
    });
    this.#request.on('error', () => undefined);
    this.#request.once('close', () => setTimeout(() => this.#connect(), 200));
  }
}
