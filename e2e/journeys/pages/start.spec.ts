import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../tools/lib/free-port.ts';
import { expect, signInByForm, test, title } from '../../support/test.ts';

const root = path.join(import.meta.dirname, '../../..');

// Several processes and a database start first.
test.slow();

test('seeds the demo on npm start, prints its address and accounts, and stops on SIGTERM', async ({ page }) => {
  // Otherwise it would reinstall and rebuild the app that the other journeys use.
  test.skip(process.env['E2E_PREPARED'] !== '1', 'npm test has not installed and built everything just before');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'sportello-start-'));
  // PostgreSQL runs as another user if started by root.
  await chmod(dataDir, 0o711);
  const port = await freePort();
  const { DATABASE_URL: _url, NODE_ENV: _mode, ...env } = process.env;
  const start = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: root,
    env: { ...env, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let said = '';
  for (const stream of [start.stdout, start.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const exit = once(start, 'exit');
  try {
    await expect.poll(() => said, { timeout: 180_000 }).toContain(`Sportello is ready at http://localhost:${port}`);
    expect(said).toContain('Demo accounts, password Sportello-2026:');
    await signInByForm(page, 'luce', { origin: `http://127.0.0.1:${port}` });
    await expect(title(page)).toContainText('Marco Bianchi');
  } finally {
    await page.close();
    start.kill('SIGTERM');
    await exit;
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
  await expect(fetch(`http://127.0.0.1:${port}/api/health/live`)).rejects.toThrow();
});
