import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { lastWords } from '../errors/note.ts';

/** Grace period for requests in flight on shutdown. */
const longestRequest = 10_000;

/**
 * Ctrl-C arrives from the terminal, from npm and from the launcher almost at once; signals within this time count as
 * one.
 */
const sameWish = 1000;

/**
 * Calls `stop` once on a signal or when the launcher dies, then ends the process. A second signal ends it at once.
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
  // tools/start.mjs holds an IPC channel; its disconnect shows that the launcher was killed.
  process.on('disconnect', () => ask(1));
}

/**
 * Stops without losing a request: first readiness goes down while all is served, so that load balancers look
 * elsewhere; then it accepts no more and waits for requests in flight. Late ones are cut off.
 */
export async function closeGently(app: FastifyInstance, { drainSeconds }: { drainSeconds: number }): Promise<void> {
  app.draining.isOn = true;
  await wait(drainSeconds * 1000);
  // A keep-alive connection becomes idle only after its request in flight, so idle ones are closed repeatedly.
  const idle = setInterval(() => app.server.closeIdleConnections(), 100);
  const cut = setTimeout(() => app.server.closeAllConnections(), longestRequest);
  try {
    await app.close();
  } finally {
    clearInterval(idle);
    clearTimeout(cut);
  }
}
