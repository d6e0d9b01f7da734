import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { checkPrograms, runProgram } from './programs.ts';
import { readFingerprints } from './fingerprints.ts';

/**
 * Dumps the database and writes the fingerprints of its tables at the same snapshot beside it. Both get their names
 * only when they are complete.
 */
export async function takeBackup(url: string, folder: string, at: Date): Promise<string> {
  await mkdir(folder, { recursive: true });
  const client = new Client({ connectionString: url, application_name: 'sportello backup' });
  await client.connect();
  try {
    const version = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    await checkPrograms(version.rows[0]?.version ?? 0, url);
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot');
    const name = `sportello-${at.toISOString().replaceAll(':', '-').slice(0, 19)}`;
    const dump = path.join(folder, `${name}.dump`);
    const partial = `${dump}.partial`;
    await runProgram('pg_dump', ['--format=custom', `--snapshot=${rows[0]?.snapshot}`, `--file=${partial}`], url);
    const fingerprints = await readFingerprints(client);
    await writeFile(path.join(folder, `${name}.json`), JSON.stringify(fingerprints, null, 1));
    await rename(partial, dump);
    const count = Object.values(fingerprints).reduce((sum, table) => sum + table.rows, 0);
    return `${dump}: ${Object.keys(fingerprints).length} tables, ${count} rows. Prove it: npm run backup -- verify ${folder}`;
  } finally {
    await client.end();
  }
}
