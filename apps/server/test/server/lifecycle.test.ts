import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createEmptyDatabase } from '../support/database.ts';
import { isPostgresRunning, postgresOf, startServer, temporaryFolder, until } from '../support/server-process.ts';

/** A request in flight: its answer comes once the test sends the rest. */
async function requestInFlight(port: number, url: string): Promise<{ finish(): Promise<string> }> {
  const page = await fetch(`${url}/config.json`);
  const cookie = /XSRF-TOKEN=([^;]*)/.exec(page.headers.get('set-cookie') ?? '')?.[1] ?? '';
  const body = JSON.stringify({ username: 'nobody', password: 'cGFzc3dvcmQ=' });
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
  // The first request is answered only after the second, in the same packet, has been read too.
  socket.write('GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n');
  socket.write(
    [
      'POST /api/ping/clienti/v1/login HTTP/1.1',
      'Host: localhost',
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
      `Cookie: XSRF-TOKEN=${cookie}`,
      `X-XSRF-TOKEN: ${decodeURIComponent(cookie)}`,
      '',
      body.slice(0, 10),
    ].join('\r\n'),
  );
  await until(() => answer.includes('attivo'));
  return {
    async finish() {
      answer = '';
      socket.write(body.slice(10));
      await once(socket, 'close');
      return answer;
    },
  };
}

async function rejectsConnections(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  return new Promise((resolve) => {
    socket.once('connect', () => {
      socket.destroy();
      resolve(false);
    });
    socket.once('error', () => resolve(true));
  });
}

test('serves requests, finishes those in flight on SIGTERM, and leaves no process running', async () => {
  const dataDir = temporaryFolder();
  const server = await startServer({ DATA_DIR: dataDir });
  await server.ready();
  expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200);
  expect(isPostgresRunning(dataDir)).toBe(true);
  const inFlight = await requestInFlight(server.port, server.url);

  server.child.kill('SIGTERM');
  while (!(await rejectsConnections(server.port))) await wait(20);
  expect(await inFlight.finish()).toMatch(/^HTTP\/1\.1 401 /);

  expect(await server.exit).toBe(0);
  expect(isPostgresRunning(dataDir)).toBe(false);
  expect(server.errors()).toBe('');
});

test('ends at once when asked again, and PostgreSQL with it', async () => {
  const dataDir = temporaryFolder();
  const server = await startServer({ DATA_DIR: dataDir });
  await server.ready();
  await requestInFlight(server.port, server.url);
  server.child.kill('SIGINT');
  // Ctrl-C arrives several times, from the terminal and from npm; only a later one counts as a second signal.
  server.child.kill('SIGINT');
  await wait(1200);
  expect(server.child.exitCode).toBe(null);
  server.child.kill('SIGINT');
  expect(await server.exit).toBe(130);
  await until(() => !isPostgresRunning(dataDir));
});

test('stops while it is still starting', async () => {
  const dataDir = temporaryFolder();
  const server = await startServer({ DATA_DIR: dataDir });
  await until(() => postgresOf(dataDir) !== undefined);
  server.child.kill('SIGTERM');
  expect(await server.exit).toBe(0);
  await until(() => !isPostgresRunning(dataDir));
});

test('starts again after it was killed, with its data', async () => {
  const dataDir = temporaryFolder();
  const first = await startServer({ DATA_DIR: dataDir, DEMO: '1' });
  await first.ready();
  first.child.kill('SIGKILL');
  await first.exit;

  const second = await startServer({ DATA_DIR: dataDir, DEMO: '1' });
  await second.ready();
  expect((await fetch(`${second.url}/api/health/ready`)).status).toBe(200);
  expect(second.errors()).toBe('');
});

test('runs below a folder that is closed to other users', async () => {
  const closed = path.join(temporaryFolder(), 'home');
  mkdirSync(closed, { mode: 0o700 });
  const server = await startServer({ DATA_DIR: path.join(closed, 'data') });
  await expect(server.ready()).resolves.toBeUndefined();
});

test('greets with the URL and the demo accounts', async () => {
  const server = await startServer({ DATA_DIR: temporaryFolder(), DEMO: '1' });
  await server.ready();
  expect(server.output()).toContain(`Sportello is ready at http://localhost:${server.port}\n`);
  expect(server.output()).toContain('Demo accounts, password Sportello-2026:\n');
  expect(server.output()).toMatch(/^ {2}guasto +Residenziale/m);
});

test('starts two servers at once on one empty database', async () => {
  const database = await createEmptyDatabase();
  onTestFinished(() => database.drop());
  const settings = { DATABASE_URL: database.url, DEMO: '1' };
  const servers = await Promise.all([startServer(settings), startServer(settings)]);
  await Promise.all(servers.map((server) => server.ready()));
  // Right after the start a busy machine may take longer than the second that readiness allows.
  const statusOf = async (url: string) => (await fetch(`${url}/api/health/ready`)).status;
  for (const { url } of servers) await expect.poll(() => statusOf(url)).toBe(200);
  for (const { child } of servers) child.kill('SIGTERM');
  expect(await Promise.all(servers.map(({ exit }) => exit))).toEqual([0, 0]);
});
