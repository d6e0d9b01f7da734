import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer'].find((each) => existsSync(each));

/** The reason why tests behind PgBouncer are skipped on this machine, or undefined. */
export const withoutPgBouncer =
  program === undefined ? 'PgBouncer is not installed (apt install pgbouncer)' : undefined;

/** Starts PgBouncer in transaction mode in front of a database; returns the URL through it, and what stops it. */
export async function startPgBouncer(databaseUrl: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const folder = mkdtempSync(path.join(tmpdir(), 'sportello-pgbouncer-'));
  chmodSync(folder, 0o755);
  const own = await freePort();
  const name = pathname.slice(1);
  writeFileSync(
    path.join(folder, 'pgbouncer.ini'),
    `[databases]
${name} = host=${hostname} port=${port} dbname=${name} user=${username} password=${decodeURIComponent(password)}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 5
`,
  );
  // As root it does not run.
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const child = spawn(program ?? '', [path.join(folder, 'pgbouncer.ini')], { stdio: 'ignore', ...user });
  const stop = async () => {
    const ended = child.exitCode === null ? once(child, 'exit') : undefined;
    child.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true });
  };
  while (!(await accepts(own))) await wait(50);
  return { url: `postgres://${username}@127.0.0.1:${own}/${name}`, stop };
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
