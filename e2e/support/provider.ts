import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Server } from './server.ts';

const root = path.join(import.meta.dirname, '../..');

/** Loads a customer by file into a running server's database, as a provider does. */
export async function importCustomer({ dataDir }: Server, columns: Readonly<Record<string, string>>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sportello-e2e-import-'));
  try {
    const file = path.join(folder, 'customers.csv');
    await writeFile(file, `${Object.keys(columns).join(',')}\n${Object.values(columns).join(',')}\n`);
    const { DATABASE_URL: _url, NODE_ENV: _mode, ...inherited } = process.env;
    await promisify(execFile)(process.execPath, ['apps/server/src/import/main.ts', 'customers', file], {
      cwd: root,
      env: { ...inherited, DATA_DIR: dataDir },
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
