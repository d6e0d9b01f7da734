import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../tools/lib/free-port.ts';

const root = path.join(import.meta.dirname, '../..');
const STARTS_WITHIN_MS = 180_000;
const STOPS_WITHIN_MS = 15_000;

export interface Server {
  readonly url: string;
  /** Folder of its database and content; undefined for an external server. */
  readonly dataDir: string | undefined;
}

/** Environment variables beside those of every server. */
export type Settings = Readonly<Record<string, string>>;

/** Creates a template for the servers' data: the demo provider's database, and an editable copy of the content. */
export async function makeTemplate(): Promise<string> {
  const dataDir = await makeFolder();
  for (const part of ['base', 'demo']) {
    await cp(path.join(root, 'content', part), path.join(dataDir, 'content'), { recursive: true });
  }
  const server = await start(dataDir);
  await server.end();
  return dataDir;
}

/** Starts the real server on a free port, with a copy of the template that is deleted when it stops. */
export async function startServer(
  template: string,
  settings: Settings,
): Promise<Server & { stop: () => Promise<void> }> {
  const dataDir = await makeFolder();
  // Keeps file owners: PostgreSQL may run as another user.
  await promisify(execFile)('cp', ['-a', `${template}/.`, dataDir]);
  const { url, end } = await start(dataDir, settings);
  const stop = async () => {
    await end();
    await removeFolder(dataDir);
  };
  return { url, dataDir, stop };
}

export const removeFolder = (folder: string) =>
  rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });

/** Accessible to the user that PostgreSQL runs as when started by root. */
async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sportello-e2e-'));
  await chmod(folder, 0o711);
  return folder;
}

async function start(dataDir: string, settings: Settings = {}): Promise<{ url: string; end: () => Promise<void> }> {
  if (!existsSync(path.join(root, 'apps/web/dist/index.html'))) {
    throw new Error('The web app is not built: run `npm test`, or `vite build` in apps/web.');
  }
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  // Tests must not use the caller's database or mode.
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
      ...settings,
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
