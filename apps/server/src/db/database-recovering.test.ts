import { createServer, connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { checkReachable } from './reachable.ts';
import { createEmptyDatabase, type TestDatabase } from '../../test/support/database.ts';

let database: TestDatabase;
beforeAll(async () => void (database = await createEmptyDatabase()));
afterAll(() => database.drop());

/** Encodes an error for a connecting client (PostgreSQL, "Message Formats": ErrorResponse). */
function refusal(code: string, message: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

async function recovering(messages: readonly string[]): Promise<string> {
  const { hostname, port } = new URL(database.url);
  const left = [...messages];
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    const message = left.shift();
    if (message !== undefined) {
      socket.once('data', () => socket.end(refusal('57P03', message)));
      return;
    }
    const real = connect(Number(port), hostname);
    real.on('error', () => socket.destroy());
    socket.pipe(real).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const url = new URL(database.url);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return url.href;
}

it('waits for a PostgreSQL that is starting or recovering, and says so once', async () => {
  const warnings: string[] = [];
  const url = await recovering(['the database system is starting up', 'the database system is in recovery mode']);
  await checkReachable(url, { warn: (text) => warnings.push(text) });
  expect(warnings).toEqual([
    'DATABASE_URL: PostgreSQL is not ready yet (the database system is starting up): waiting for it.',
  ]);
});
