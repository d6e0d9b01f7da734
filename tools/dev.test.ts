import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { freePort } from './lib/free-port.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const PATIENCE_MS = 150_000;

async function answered(url: string, isWanted: (text: string) => boolean): Promise<string> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const text = await fetch(url).then(
      (answer) => (answer.ok ? answer.text() : ''),
      () => '',
    );
    if (isWanted(text) || Date.now() > deadline) return text;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

it(
  'serves the app and, through it, the API with npm run dev, and ends both when it is ended',
  async () => {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'sportello-dev-'));
    // PostgreSQL runs as another user if started by root.
    await chmod(dataDir, 0o711);
    const [apiPort, webPort] = [await freePort(), await freePort()];
    const { DATABASE_URL: _url, NODE_ENV: _mode, VITEST: _test, ...env } = process.env;
    const dev = spawn(process.execPath, ['tools/dev.ts'], {
      cwd: root,
      env: { ...env, DATA_DIR: dataDir, PORT: String(apiPort), WEB_PORT: String(webPort), LOG_LEVEL: 'fatal' },
      // The IPC channel ends the process with ours, even when ours is killed.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    try {
      const web = `http://127.0.0.1:${webPort}`;
      expect(await answered(`${web}/login`, (text) => text.includes('src/main.ts'))).toContain('src/main.ts');
      expect(await answered(`${web}/config.json`, (text) => text.includes('capabilities'))).toContain('Aurora');
    } finally {
      dev.kill('SIGTERM');
      if (dev.exitCode === null) await once(dev, 'exit');
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    }
    expect(dev.exitCode).toBe(0);
    for (const port of [apiPort, webPort])
      await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
  },
  PATIENCE_MS * 2,
);
