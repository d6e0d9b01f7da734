import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { StartError, firstLine } from '../../errors/start-error.ts';

/** Runs a program of PostgreSQL's client and returns its output; the password travels in the environment. */
export async function runProgram(program: 'pg_dump' | 'pg_restore', args: readonly string[], url: string) {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  const child = spawn(program, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // A socket's folder stands in the query, where a URL has no place for it.
      PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname.replace(/^\[|\]$/g, '')),
      ...(port !== '' && { PGPORT: port }),
      PGUSER: decodeURIComponent(username),
      PGPASSWORD: decodeURIComponent(password),
      PGDATABASE: decodeURIComponent(pathname.slice(1)),
      ...(searchParams.has('sslmode') && { PGSSLMODE: searchParams.get('sslmode') ?? '' }),
    },
  });
  const missing = once(child, 'error').then(([error]: unknown[]) => {
    throw new StartError(`${program} can't be run (${firstLine(error)}): install PostgreSQL's client programs.`);
  });
  missing.catch(() => undefined);
  const closed = once(child, 'close');
  const [output, errors] = await Promise.race([Promise.all([text(child.stdout), text(child.stderr), closed]), missing]);
  if (child.exitCode !== 0) throw new StartError(`${program}: ${errors.trim().split('\n').join(' ')}`);
  return output;
}

/** Throws if the programs are older than the server, whose dump they could not read. */
export async function checkPrograms(serverVersion: number, url: string): Promise<void> {
  const major = Math.floor(serverVersion / 10_000);
  const own = Number(/(\d+)/.exec(await runProgram('pg_dump', ['--version'], url))?.[1]);
  if (own >= major) return;
  throw new StartError(`pg_dump ${own} can't dump PostgreSQL ${major}: install the client programs of ${major}.`);
}
