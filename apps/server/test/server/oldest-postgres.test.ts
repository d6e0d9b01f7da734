import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../../../tools/lib/free-port.ts';
import { checkReachable } from '../../src/db/reachable.ts';
import { startServer, temporaryFolder } from '../support/server-process.ts';

const programs = '/usr/lib/postgresql/15/bin';
const isMissing = !existsSync(path.join(programs, 'postgres'));
if (isMissing) console.log('skipped: PostgreSQL 15 is not installed (apt install postgresql-15)');

/** Starts PostgreSQL 15 on a cluster of its own; returns the URL of its only database. */
async function startPostgres15(): Promise<string> {
  const folder = path.join(temporaryFolder(), 'postgres15');
  mkdirSync(folder, { mode: 0o700 });
  // As root it does not run.
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid);
  const initdb = ['-D', folder, '-U', 'sportello', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
  execFileSync(path.join(programs, 'initdb'), initdb, { ...user, stdio: 'ignore' });
  const port = await freePort();
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off'];
  const args = ['-D', folder, ...settings.flatMap((each) => ['-c', each])];
  const child = spawn(path.join(programs, 'postgres'), args, { ...user, stdio: 'ignore' });
  onTestFinished(async () => {
    const ended = child.exitCode === null ? once(child, 'exit') : undefined;
    child.kill('SIGINT');
    await ended;
  });
  const url = `postgres://sportello@127.0.0.1:${port}/postgres`;
  const isUp = () =>
    checkReachable(url).then(
      () => true,
      () => false,
    );
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 50));
  return url;
}

it.skipIf(isMissing)('serves the demo provider on the oldest PostgreSQL', { timeout: 120_000 }, async () => {
  const DATABASE_URL = await startPostgres15();
  const server = await startServer({ DATABASE_URL, DEMO: '1' });
  await server.ready();
  const partition = path.join(import.meta.dirname, '../../src/commands/partition/main.ts');
  const output = execFileSync(process.execPath, [partition, 'consumption_days'], {
    env: { ...process.env, DATABASE_URL },
  });
  expect(output.toString()).toContain('partitions, until');
  expect((await fetch(`${server.url}/api/health/ready`)).status).toBe(200);
  expect((await fetch(`${server.url}/config.json`)).status).toBe(200);
});
