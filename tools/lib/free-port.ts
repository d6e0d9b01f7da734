import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, which would take a free one before its server starts. */
const FIRST = 20_000;
const AFTER_LAST = 32_000;
const TRIES = 100;

/** Returns a port of this machine that nothing listens on, for servers of tests and benchmarks. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(FIRST, AFTER_LAST);
    if (await isFree(port)) return port;
  }
  throw new Error(`None of ${TRIES} ports between ${FIRST} and ${AFTER_LAST} is free.`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
    return true;
  } catch {
    return false;
  }
}
