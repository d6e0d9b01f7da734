import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.join(import.meta.dirname, '../..');

/** Loads a customer by file into the running server's database, as a provider does. */
export async function importCustomer(columns: Readonly<Record<string, string>>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sportello-e2e-import-'));
  try {
    const file = path.join(folder, 'customers.csv');
    await writeFile(file, `${Object.keys(columns).join(',')}\n${Object.values(columns).join(',')}\n`);
    const { E2E_DATA_DIR, DATABASE_URL: _url, NODE_ENV: _mode, ...inherited } = process.env;
    await promisify(execFile)(process.execPath, ['apps/server/src/import/main.ts', 'customers', file], {
      cwd: root,
      env: { ...inherited, DATA_DIR: E2E_DATA_DIR },
    });
  } finally {
    await rm(folder, { recursive: true });
  }
}
