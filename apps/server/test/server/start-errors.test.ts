import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { freePort } from '../../../../tools/lib/free-port.ts';
import { startEmbedded } from '../../src/db/embedded/index.ts';
import { checkReachable } from '../../src/db/reachable.ts';
import { checkPort } from '../../src/startup/listening.ts';
import { StartError } from '../../src/errors/start-error.ts';
import { createEmptyDatabase } from '../support/database.ts';
import { pretendVersion } from '../support/pretended-version.ts';
import { startServer, temporaryFolder } from '../support/server-process.ts';

async function refusal(settings: Record<string, string>): Promise<string> {
  const server = await startServer(settings);
  expect(await server.exit).toBe(1);
  expect(server.output()).toBe(server.errors());
  expect(server.errors().trimEnd().split('\n')).toHaveLength(1);
  return server.errors().trimEnd();
}

test('reports a port in use before a database is created', async () => {
  const port = await freePort();
  const other = createServer().listen(port, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const dataDir = path.join(temporaryFolder(), 'data');
  expect(await refusal({ PORT: String(port), DATA_DIR: dataDir })).toBe(
    `PORT ${port} on 127.0.0.1 is taken: stop what uses it, or give another PORT.`,
  );
  expect(() => mkdirSync(dataDir)).not.toThrow();
});

test('reports a data folder that another server uses', async () => {
  const dataDir = temporaryFolder();
  const first = await startServer({ DATA_DIR: dataDir });
  await first.ready();
  expect(await refusal({ DATA_DIR: dataDir })).toBe(
    `DATA_DIR ${dataDir} is in use by another Sportello (process ${first.child.pid}): stop that one, or give this one another DATA_DIR.`,
  );
  expect((await fetch(`${first.url}/api/health/ready`)).status).toBe(200);
});

test('reports a data folder that is a file', async () => {
  const file = path.join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  expect(await refusal({ DATA_DIR: file })).toMatch(/^DATA_DIR .* can't be used .*: give a folder/);
});

test('reports a DATABASE_URL at which nothing answers, without its password', async () => {
  const port = await freePort();
  const line = await refusal({ DATABASE_URL: `postgres://sportello:hidden@127.0.0.1:${port}/sportello` });
  expect(line).toMatch(new RegExp(`^DATABASE_URL: no PostgreSQL answers at 127\\.0\\.0\\.1:${port} `));
  expect(line).not.toContain('hidden');
});

test.each([
  [
    'its password is wrong',
    (url: URL) => (url.password = 'hidden'),
    /rejects the user "sportello": check user and pass/,
  ],
  ['its database is not there', (url: URL) => (url.pathname = '/nowhere'), /has no database "nowhere": create it/],
])('rejects a DATABASE_URL that cannot be used: %s', async (_what, change, line) => {
  const url = new URL(inject('postgresUrl'));
  change(url);
  const reason = checkReachable(url.href);
  await expect(reason).rejects.toThrow(StartError);
  await expect(reason).rejects.toThrow(line);
  await expect(reason).rejects.not.toThrow('hidden');
});

test('rejects a PostgreSQL that is too old', async () => {
  const database = await createEmptyDatabase();
  onTestFinished(() => database.drop());
  expect(await refusal({ DATABASE_URL: await pretendVersion(database, '140019') })).toBe(
    'DATABASE_URL: the server is PostgreSQL 14; 15 or newer is needed.',
  );
});

test('warns once of a PostgreSQL newer than those of the tests, and serves', async () => {
  const database = await createEmptyDatabase();
  onTestFinished(() => database.drop());
  const server = await startServer({ DATABASE_URL: await pretendVersion(database, '190001') });
  await server.ready();
  expect(server.errors().trimEnd()).toBe(
    'DATABASE_URL: PostgreSQL 19 is newer than those that Sportello is tested with (15 to 18).',
  );
});

test('reports a host that is not an address of this machine', async () => {
  await expect(checkPort({ host: '192.0.2.1', port: await freePort() })).rejects.toThrow(
    /^HOST 192\.0\.2\.1 is no address of this machine/,
  );
});

test('reports a data folder that cannot be created', async () => {
  await expect(startEmbedded({ dataDir: '/proc/sportello/data', durable: true })).rejects.toThrow(
    /^DATA_DIR .* can't be used .*: give a folder/,
  );
});

test('reports each wrong or missing setting of production on its own line, and exits', async () => {
  const server = await startServer({ NODE_ENV: 'production', DEMO: '1' });
  expect(await server.exit).toBe(1);
  const variables = server
    .errors()
    .trimEnd()
    .split('\n')
    .map((line) => line.split(':', 1)[0]);
  expect(variables).toEqual([
    'DATABASE_URL',
    'SESSION_SECRET',
    'DEMO',
    'PROVIDER_FILE',
    'PUBLIC_URL',
    'SMTP_URL',
    'SEPA_CREDITOR_ID',
    'SMS_URL',
  ]);
});
