import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import type { QueryResultRow } from 'pg';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { connectEmbedded, startEmbedded } from './index.ts';
import type { Embedded } from './index.ts';
import { isPostgresRunning, postgresOf, temporaryFolder, until } from '../../../test/support/server-process.ts';

const module = new URL('./index.ts', import.meta.url).href;

async function start(dataDir: string): Promise<Embedded> {
  const embedded = await startEmbedded({ dataDir, durable: true });
  onTestFinished(() => embedded.stop());
  return embedded;
}

async function query<Row extends QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** PID 0 would signal every process of this run. */
function kill(pid: number | undefined, signal: NodeJS.Signals): void {
  if (!pid) throw new Error('There is no process to end.');
  process.kill(pid, signal);
}

/**
 * Starts it in a process that is then killed, on a system without a command that ends PostgreSQL with its parent: as
 * on a Mac, or in a bare container.
 */
async function leaveOrphan(dataDir: string): Promise<number | undefined> {
  const commands = path.join(path.dirname(dataDir), 'commands');
  mkdirSync(commands);
  for (const name of ['test', 'true', 'ps']) symlinkSync(`/bin/${name}`, path.join(commands, name));
  const script = `
    const { startEmbedded } = await import(${JSON.stringify(module)});
    await startEmbedded({ dataDir: process.argv[1], durable: true });
    console.log('up');
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script, dataDir], {
    env: { PATH: commands },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'exit');
  return postgresOf(dataDir);
}

describe('the embedded PostgreSQL', () => {
  test('keeps its data, sorts the same everywhere and listens to this machine alone', async () => {
    const dataDir = temporaryFolder();
    const first = await startEmbedded({ dataDir, durable: true });
    await query(first.url, 'create table kept (name text); insert into kept values ($$è$$), ($$z$$), ($$Z$$)');
    await first.stop();
    expect(isPostgresRunning(dataDir)).toBe(false);

    const { url } = await start(dataDir);
    expect(await query(url, 'select name from kept order by name')).toEqual([
      { name: 'Z' },
      { name: 'z' },
      { name: 'è' },
    ]);
    expect(
      await query(url, `select current_setting('listen_addresses') as at, current_setting('fsync') as fsync`),
    ).toEqual([{ at: '127.0.0.1', fsync: 'on' }]);
    await expect(query(url.replace(/:[^:@]+@/, ':wrong@'), 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  test('starts one of two that start at once on an empty folder, and rejects the other', async () => {
    const dataDir = temporaryFolder();
    const results = await Promise.allSettled([start(dataDir), start(dataDir)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((result) => result.status === 'rejected');
    expect(refused?.reason).toMatchObject({
      name: 'StartError',
      message: expect.stringContaining('is in use by another'),
    });
  });

  test('takes over from an owner that was killed', async () => {
    const dataDir = path.join(temporaryFolder(), 'data');
    const orphan = await leaveOrphan(dataDir);
    expect(isPostgresRunning(dataDir)).toBe(true);
    const { url } = await start(dataDir);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(postgresOf(dataDir)).not.toBe(orphan);
  });

  test('starts beside a stale file whose process number another program has now', async () => {
    const dataDir = temporaryFolder();
    await (await startEmbedded({ dataDir, durable: true })).stop();
    const lines = [process.pid, path.join(dataDir, 'postgresql'), 1_700_000_000, 5432, '', '127.0.0.1', '1 1', 'ready'];
    writeFileSync(path.join(dataDir, 'postgresql/postmaster.pid'), `${lines.join('\n')}\n`);
    const { url } = await start(dataDir);
    expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('stays ours when one of its sessions crashes and PostgreSQL ends all of them', async () => {
    const dataDir = temporaryFolder();
    const { url } = await start(dataDir);
    const [writer] = await query<{ pid: number }>(
      url,
      `select pid from pg_stat_activity where backend_type = 'background writer'`,
    );
    kill(writer?.pid, 'SIGKILL');
    await expect(startEmbedded({ dataDir, durable: true })).rejects.toThrow('is in use by another');
  });

  test('restarts at its URL and with its data whenever it ends unexpectedly', async () => {
    const dataDir = temporaryFolder();
    const { url } = await start(dataDir);
    await query(url, 'create table kept (name text); insert into kept values ($$a$$)');
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    onTestFinished(() => said.mockRestore());
    for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
      said.mockClear();
      const ended = postgresOf(dataDir);
      kill(ended, signal);
      await until(() => said.mock.calls.length > 0);
      expect(said.mock.calls.map(([line]) => line)).toEqual([
        expect.stringMatching(/^PostgreSQL stopped unexpectedly and was started again\. Its log is \S+\n$/),
      ]);
      expect(postgresOf(dataDir)).not.toBe(ended);
      expect(await query(url, 'select name from kept')).toEqual([{ name: 'a' }]);
    }
    await expect(startEmbedded({ dataDir, durable: true })).rejects.toThrow('is in use by another');
  });

  test('makes its password for this user alone', async () => {
    const dataDir = temporaryFolder();
    const { url } = await start(dataDir);
    const password = readFileSync(path.join(dataDir, 'postgresql/sportello.password'), 'utf8');
    expect(new URL(url).password).toBe(password);
    expect(password.length).toBeGreaterThanOrEqual(32);
  });
});

describe('a command line tool', () => {
  test('uses the PostgreSQL of a running server and leaves it running', async () => {
    const dataDir = temporaryFolder();
    const { url } = await start(dataDir);
    const tool = await connectEmbedded({ dataDir });
    expect(tool.url).toBe(url);
    await tool.stop();
    expect(isPostgresRunning(dataDir)).toBe(true);
  });

  test('starts it when there is no server, keeps servers out meanwhile, and stops it', async () => {
    const dataDir = temporaryFolder();
    const tool = await connectEmbedded({ dataDir });
    expect(await query(tool.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await expect(startEmbedded({ dataDir, durable: true })).rejects.toThrow('is in use by another');
    await tool.stop();
    expect(isPostgresRunning(dataDir)).toBe(false);
  });
});
