import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../../errors/start-error.ts';
import { databaseUrl, connectIfUp, maintenance } from './connection.ts';
import { commandAs, userOf } from './identity.ts';
import type { Place } from './place.ts';
import { signal } from './process.ts';

export type Postmaster = {
  readonly pid: number;
  readonly port: number;
  /** Settles when the process has ended, for any reason. */
  readonly ended: Promise<void>;
};

const largestLog = 10_000_000;

/**
 * Starts PostgreSQL on `onPort` or a free port and waits until it answers. Returns undefined when another process
 * won the cluster or took the lock first: the caller then looks again.
 */
export async function launch(place: Place, durable: boolean, onPort?: number): Promise<Postmaster | undefined> {
  for (let attempt = 1; ; attempt += 1) {
    const logStart = rotateLog(place.log);
    const port = onPort ?? (await freePort());
    const { child, pid } = spawnPostgres(place, port, durable);
    if (await isUp(place, port, child)) return { pid, port, ended: hasEnded(child) };
    const log = readFileSync(place.log, 'utf8').slice(logStart);
    if (/lock file "postmaster\.pid" already exists|received fast shutdown request/.test(log)) return undefined;
    // Another process took the port after it was found free.
    if (/could not create any TCP\/IP sockets/.test(log) && attempt < 5) continue;
    throw new StartError(`PostgreSQL did not start: ${reason(log)} Its log is ${place.log}.`);
  }
}

function spawnPostgres(place: Place, port: number, durable: boolean): { child: ChildProcess; pid: number } {
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The server logs failures itself, without the customer data that PostgreSQL would add.
    log_min_messages: 'log',
    log_error_verbosity: 'terse',
    // All queries are short: JIT compilation costs more than it saves.
    jit: 'off',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  const [file, args] = commandAs(place.identity, path.join(place.native, 'bin', 'postgres'), [
    '-D',
    place.cluster,
    ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]);
  const log = openSync(place.log, 'a', 0o600);
  // Detached, so that Ctrl-C reaches only this process: requests in flight still need the database.
  const child = spawn(file, args, { ...userOf(place.identity), detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  const { pid } = child;
  if (pid === undefined) {
    child.once('error', () => undefined);
    throw new StartError(`PostgreSQL could not be started: ${file} can't be run.`);
  }
  // PostgreSQL must stop at any exit of this process, also where the system can't tie its end to ours.
  const end = () => signal(pid, 'SIGINT');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  return { child, pid };
}

async function isUp(place: Place, port: number, child: ChildProcess): Promise<boolean> {
  const ended = new AbortController();
  child.once('exit', () => ended.abort());
  while (!ended.signal.aborted) {
    const client = await connectIfUp(databaseUrl(place, port, maintenance));
    if (client !== undefined) {
      await client.end();
      child.unref();
      return true;
    }
    await wait(25);
  }
  return false;
}

async function hasEnded(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Sets a long log aside and returns the file offset at which the next start begins. */
function rotateLog(log: string): number {
  const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= largestLog) return size;
  renameSync(log, `${log}.old`);
  return 0;
}

function reason(log: string): string {
  const lines = log.split('\n').filter((line) => line.trim() !== '');
  const fatal = lines.find((line) => /FATAL|PANIC/.test(line)) ?? lines.at(-1) ?? 'it wrote nothing.';
  return fatal.replace(/^.*?(FATAL|PANIC):\s*/, '').replace(/\.?$/, '.');
}
