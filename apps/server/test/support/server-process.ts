import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { freePort } from '../../../../tools/lib/free-port.ts';
import { isAlive } from '../../src/db/embedded/process.ts';

const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** Shared like in `npm start`, otherwise each process would compile everything anew. */
export const NODE_COMPILE_CACHE = fileURLToPath(new URL('../../../../.cache/node', import.meta.url));

export interface ServerProcess {
  readonly child: ChildProcess;
  readonly port: number;
  readonly url: string;
  /** `output` is all output so far, `errors` only stderr. */
  output(): string;
  errors(): string;
  readonly exit: Promise<number | null>;
  /** Resolves when the server is ready; rejects with its output if it exits first. */
  ready(): Promise<void>;
}

/** Starts `main.ts` with only these settings, not the developer's, and stops it after the test. */
export async function startServer(settings: Record<string, string>): Promise<ServerProcess> {
  const port = Number(settings['PORT'] ?? (await freePort()));
  const env = { PATH: process.env['PATH'], NODE_COMPILE_CACHE, DEMO: '0', ...settings, PORT: String(port) };
  // The IPC channel, as in `npm start`, ends the server if the tests are killed.
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  let output = '';
  let errors = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text));
  const exit = once(child, 'close').then(([code]) => code as number | null);
  onTestFinished(async () => {
    // SIGTERM, since on some systems SIGKILL would not stop PostgreSQL.
    child.kill('SIGTERM');
    await exit;
  });
  const isReady = () => output.includes('is ready at');
  const ready = async () => {
    await until(() => isReady() || child.exitCode !== null || child.signalCode !== null);
    if (!isReady()) throw new Error(`The server did not start:\n${output}${errors}`);
  };
  return {
    child,
    port,
    url: `http://127.0.0.1:${port}`,
    output: () => output + errors,
    errors: () => errors,
    exit,
    ready,
  };
}

/** A folder deleted after the test, accessible to the user that root's PostgreSQL may run as. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sportello-lifecycle-'));
  chmodSync(folder, 0o711);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));
  return folder;
}

/** The PID of the PostgreSQL in a DATA_DIR, from its PID file. */
export function postgresOf(dataDir: string): number | undefined {
  const file = path.join(dataDir, 'postgresql', 'postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n', 1)[0]) : undefined;
}

export function isPostgresRunning(dataDir: string): boolean {
  const pid = postgresOf(dataDir);
  return pid !== undefined && isAlive(pid);
}

/** The test's own timeout ends a wait in vain. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
}
