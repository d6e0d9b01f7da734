import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.join(import.meta.dirname, '../..');
const STARTS_WITHIN_MS = 180_000;
const STOPS_WITHIN_MS = 15_000;

export interface Server {
  readonly url: string;
  /** Where its database and content are, for what an operator does beside it; unknown of a server that is not ours. */
  readonly dataDir: string | undefined;
}

/** A folder of data for servers to come: the demo provider's database, and a copy of the content to edit. */
export async function makeTemplate(): Promise<string> {
  const dataDir = await makeFolder();
  await cp(path.join(root, 'content'), path.join(dataDir, 'content'), { recursive: true });
  const server = await start(dataDir);
  await server.end();
  return dataDir;
}

/** The real server on a free port, with a copy of a template's data that goes when it stops. */
export async function startServer(template: string): Promise<Server & { stop: () => Promise<void> }> {
  const dataDir = await makeFolder();
  // With its owners: PostgreSQL may run as another user than we.
  await promisify(execFile)('cp', ['-a', `${template}/.`, dataDir]);
  const { url, end } = await start(dataDir);
  const stop = async () => {
    await end();
    await removeFolder(dataDir);
  };
  return { url, dataDir, stop };
}

export const removeFolder = (folder: string) =>
  rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });

/** Open to the user that root's PostgreSQL may run as. */
async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sportello-e2e-'));
  await chmod(folder, 0o711);
  return folder;
}

async function start(dataDir: string): Promise<{ url: string; end: () => Promise<void> }> {
  if (!existsSync(path.join(root, 'apps/web/dist/index.html'))) {
    throw new Error('The web app is not built: run `npm test`, or `vite build` in apps/web.');
  }
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // Whatever database or mode the caller works with is not for tests to touch.
  const { DATABASE_URL: _url, NODE_ENV: _mode, ...inherited } = process.env;
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    env: {
      ...inherited,
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: url,
      DEMO: '1',
      LOG_LEVEL: 'fatal',
      CONTENT_DIR: path.join(dataDir, 'content'),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));

  const end = async () => {
    child.kill('SIGTERM');
    const isLate = await Promise.race([ended.then(() => false), pause(STOPS_WITHIN_MS).then(() => true)]);
    if (isLate) child.kill('SIGKILL');
  };

  const deadline = Date.now() + STARTS_WITHIN_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await end();
      await removeFolder(dataDir);
      throw new Error(`The server did not start:\n${output}`);
    }
    await pause(100);
  }
  return { url, end };
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref());

function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/api/health/ready`).then(
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
