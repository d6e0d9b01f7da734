import { Agent, request } from 'node:http';

/** Answers by status, with the times of successful ones in milliseconds. */
export interface Answers {
  readonly good: number[];
  readonly refused: number[];
  /** Neither 200 nor 503 with `Retry-After`. */
  readonly wrong: string[];
}

/** Clients that repeat a request at once after any answer, ignoring `Retry-After`. */
export interface Asking {
  readonly answers: Answers;
  stop(): Promise<Answers>;
}

/** @param clients number of connections; @param tokens access tokens in rotation; none for anonymous requests */
export function startAsking(url: string, clients: number, tokens: readonly string[] = []): Asking {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const answers: Answers = { good: [], refused: [], wrong: [] };
  const over = new AbortController();
  const ask = (token: string | undefined) =>
    new Promise<void>((resolve) => {
      const start = performance.now();
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const outgoing = request(url, { agent, headers }, (answer) => {
        answer.resume().on('close', () => {
          const took = performance.now() - start;
          if (answer.statusCode === 200 && answer.complete) answers.good.push(took);
          else if (answer.statusCode === 503 && 'retry-after' in answer.headers) answers.refused.push(took);
          else if (!over.signal.aborted) answers.wrong.push(String(answer.statusCode));
          resolve();
        });
      });
      outgoing.on('error', ({ message }) => {
        if (!over.signal.aborted) answers.wrong.push(message);
        resolve();
      });
      outgoing.end();
    });
  const client = async (index: number) => {
    while (!over.signal.aborted) await ask(tokens[index % tokens.length]);
  };
  const all = Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
  return {
    answers,
    async stop() {
      over.abort();
      agent.destroy();
      await all;
      return answers;
    },
  };
}
