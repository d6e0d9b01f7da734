import { setTimeout as wait } from 'node:timers/promises';

/** Reads a customer's event stream like an open app: when it ends, the app connects again. */
export class LiveEvents {
  readonly #stopped = new AbortController();
  #text = '';
  #connections = 0;

  constructor(origin: string, headers: Readonly<Record<string, string>>) {
    void this.#read(`${origin}/api/sportello/v1/eventi`, headers);
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
    this.#stopped.abort();
  }

  async #read(url: string, headers: Readonly<Record<string, string>>): Promise<void> {
    const { signal } = this.#stopped;
    const decoder = new TextDecoder();
    while (!signal.aborted) {
      try {
        const { body } = await fetch(url, { headers, signal });
        this.#connections += 1;
        for await (const chunk of body ?? []) this.#text += decoder.decode(chunk, { stream: true });
      } catch {
        // The next connection is tried below.
      }
      await wait(200);
    }
  }
}
