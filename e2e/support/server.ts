import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const STARTS_WITHIN_MS = 180_000;
const STOPS_WITHIN_MS = 15_000;

export interface RunningServer {
  readonly address: string;
  /** Where its database is, for the commands that an operator types beside it. */
  readonly dataDir: string;
  readonly stop: () => Promise<void>;
}

/** The real server on a free port, with a data directory of its own that goes when it stops. */
export async function startServer(): Promise<RunningServer> {
  if (!existsSync(path.join(root, 'apps/web/dist/index.html'))) {
    throw new Error('The web app is not built: run `npm test`, or `vite build` in apps/web.');
  }
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sportello-e2e-'));
  // A copy, for a journey to edit.
  const contentDir = path.join(dataDir, 'content');
  await cp(path.join(root, 'content'), contentDir, { recursive: true });
  const port = await freePort();
  const address = `http://127.0.0.1:${port}`;
  // Whatever database or mode the caller works with is not for tests to touch.
  const { DATABASE_URL: _url, NODE_ENV: _mode, ...inherited } = process.env;
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: {
      ...inherited,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: address,
      DEMO: '1',
      LOG_LEVEL: 'fatal',
      CONTENT_DIR: contentDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));

  const stop = async () => {
    child.kill('SIGTERM');
    const isLate = await Promise.race([ended.then(() => false), pause(STOPS_WITHIN_MS).then(() => true)]);
    if (isLate) child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };

  const deadline = Date.now() + STARTS_WITHIN_MS;
  while (!(await isReady(address))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The server did not start:\n${output}`);
    }
    await pause(100);
  }
  return { address, dataDir, stop };
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

function isReady(address: string): Promise<boolean> {
  return fetch(`${address}/api/health/ready`).then(
    (response) => response.ok,
    () => false,
  );
}

/** A port of 127.0.0.1 that nobody has at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address !== null) resolve(address.port);
        else reject(new Error('No free port'));
      });
    });
  });
}
