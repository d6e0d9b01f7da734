import type { FastifyInstance } from 'fastify';
import { lastWords } from '../errors/note.ts';

/** How long a request in flight may take once we were asked to stop. */
const longestRequest = 10_000;

/** Ctrl-C reaches us from the terminal, from npm and from the launcher at once; that is one wish, not three. */
const sameWish = 1000;

/**
 * Calls `stop` once when the operator, the system or a dying launcher wants the server to end, and then
 * ends the process. Whoever insists ends it at once.
 */
export function whenAskedToStop(stop: () => Promise<void>): void {
  let askedAt: number | undefined;
  const ask = (exitCodeIfForced: number) => {
    if (askedAt === undefined) {
      askedAt = Date.now();
      void stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${lastWords(error)}\n`);
          process.exit(1);
        },
      );
    } else if (Date.now() - askedAt > sameWish) {
      process.exit(exitCodeIfForced);
    }
  };
  process.on('SIGINT', () => ask(130));
  process.on('SIGTERM', () => ask(143));
  process.on('SIGHUP', () => ask(129));
  // tools/start.mjs holds a channel to us; when it is killed outright, this is how we hear of it.
  process.on('disconnect', () => ask(1));
}

/**
 * Takes no more requests and waits for those in flight; what isn't done in time is cut off.
 */
export async function closeGently(app: FastifyInstance): Promise<void> {
  // A kept-alive connection whose last request was in flight becomes idle only now and then.
  const idle = setInterval(() => app.server.closeIdleConnections(), 100);
  const cut = setTimeout(() => app.server.closeAllConnections(), longestRequest);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(cut);
  }
}
