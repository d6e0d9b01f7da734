import { setTimeout as wait } from 'node:timers/promises';
import { openSession, type Session } from './session.ts';

/** Customers of the demo provider, each with a supply to rename. */
const customers = ['full', 'luce', 'gas', 'dual', 'stg', 'placet', 'misto', 'amministratore'];

/** Below the access token's lifetime. */
const tokensServeMs = 2 * 60_000;

export interface Tally {
  readonly acknowledged: string[];
  readonly good: { readonly sentAt: number; readonly at: number }[];
  /** 503 with `Retry-After`. */
  refused: number;
  last503At: number;
  /** No answer: the connection was cut. */
  cut: number;
  readonly wrong: string[];
}

export class Writers {
  readonly #origin: string;
  #sessions: Session[] = [];
  #names = 0;
  #signedInAt = -Infinity;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** Signs all in, and again after a while: an access token lasts five minutes. */
  async signIn(): Promise<void> {
    if (performance.now() - this.#signedInAt < tokensServeMs) return;
    const sessions = [];
    for (const customer of customers) sessions.push(await openSession(this.#origin, customer));
    this.#sessions = sessions;
    this.#signedInAt = performance.now();
  }

  start(): { readonly tally: Tally; stop(): Promise<Tally> } {
    const tally: Tally = { acknowledged: [], good: [], refused: 0, last503At: -Infinity, cut: 0, wrong: [] };
    const stopped = new AbortController();
    const loop = async (index: number) => {
      while (!stopped.signal.aborted) {
        const session = this.#sessions[index];
        if (session) await this.#write(session, tally);
      }
    };
    const loops = Promise.all(customers.map((_, index) => loop(index)));
    return {
      tally,
      async stop() {
        stopped.abort();
        await loops;
        return tally;
      },
    };
  }

  async #write({ headers, supply }: Session, tally: Tally): Promise<void> {
    const nickname = `prova ${(this.#names += 1)}`;
    const sentAt = performance.now();
    try {
      const answer = await fetch(`${this.#origin}/api/contratti/v1/modificaNicknameContratto`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ ...supply, nickname }),
        signal: AbortSignal.timeout(60_000),
      });
      const text = await answer.text();
      if (answer.status === 200) {
        tally.acknowledged.push(nickname);
        tally.good.push({ sentAt, at: performance.now() });
      } else if (answer.status === 503 && answer.headers.has('retry-after')) {
        tally.refused += 1;
        tally.last503At = performance.now();
        // Sooner than `Retry-After`, like an impatient client.
        await wait(50);
      } else {
        tally.wrong.push(`${answer.status} ${text.slice(0, 200)}`);
        await wait(50);
      }
    } catch {
      tally.cut += 1;
      await wait(50);
    }
  }
}
