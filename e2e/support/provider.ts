import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Server } from './server.ts';

const root = path.join(import.meta.dirname, '../..');

export async function importCustomer(server: Server, columns: Readonly<Record<string, string>>): Promise<void> {
  const rows = `${Object.keys(columns).join(',')}\n${Object.values(columns).join(',')}\n`;
  await importFile(server, 'customers', 'customers.csv', rows);
}

/** Imports a legal notice, and has the server prepare and send it now instead of within five minutes. */
export async function importNotice(server: Server, columns: Readonly<Record<string, string>>): Promise<void> {
  const rows = `${Object.keys(columns).join(';')}\n${Object.values(columns).join(';')}\n`;
  await importFile(server, 'legal-notices', 'notices.csv', rows);
  const code = `
    import { databaseOf } from './apps/server/src/db/database.ts';
    import { enqueueNotices } from './apps/server/src/db/jobs/enqueue.ts';
    import { runCommand } from './apps/server/src/startup/command.ts';
    await runCommand(({ pool }) => enqueueNotices(databaseOf(pool), 'advance-notices'));
    process.exit();`;
  await runNode(server, ['--input-type=module', '--eval', code]);
}

/** Imports a bill from its electronic invoice. */
export async function importBill(server: Server, xml: string): Promise<void> {
  await importFile(server, 'bills', 'IT99999999990_00042.xml', xml);
}

async function importFile(server: Server, kind: string, name: string, content: string): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sportello-e2e-import-'));
  try {
    const file = path.join(folder, name);
    await writeFile(file, content);
    await runImport(server, kind, file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

export async function importCurves(server: Server, file: string, supply: string): Promise<void> {
  await runImport(server, 'curves', file, '--supply', supply);
}

async function runImport(server: Server, ...args: readonly string[]): Promise<void> {
  await runNode(server, ['apps/server/src/commands/import/main.ts', ...args]);
}

/** Runs Node on a server's database. */
async function runNode({ dataDir }: Server, args: readonly string[]): Promise<void> {
  const { DATABASE_URL: _url, NODE_ENV: _mode, ...inherited } = process.env;
  await promisify(execFile)(process.execPath, args, { cwd: root, env: { ...inherited, DATA_DIR: dataDir } });
}
