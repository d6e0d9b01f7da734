import { randomUUID } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Client } from 'pg';
import { StartError } from '../../errors/start-error.ts';
import { differencesOf, readFingerprints, type Fingerprints } from './fingerprints.ts';
import { runProgram } from './programs.ts';

interface Options {
  /** The server that the scratch database is made on; the dump never touches another database. */
  readonly url: string;
  readonly folder: string;
  /** The backup of DOCUMENTS_DIR; absent: documents are not looked at. */
  readonly documents?: string | undefined;
}

/** Restores the newest dump into a scratch database, compares it with its source, and drops it. */
export async function verifyBackup({ url, folder, documents }: Options): Promise<string> {
  const newest = (await readdir(folder))
    .filter((file) => file.endsWith('.dump'))
    .sort()
    .at(-1);
  if (newest === undefined) throw new StartError(`${folder} has no dump: npm run backup -- take ${folder}`);
  const dump = path.join(folder, newest);
  const taken = JSON.parse(await readFile(dump.replace(/\.dump$/, '.json'), 'utf8')) as Fingerprints;

  const scratch = `sportello_verify_${randomUUID().replaceAll('-', '')}`;
  const scratchUrl = new URL(url);
  scratchUrl.pathname = `/${scratch}`;
  await onDatabase(url, (client) => client.query(`create database ${scratch} encoding 'UTF8' template template0`));
  try {
    await runProgram('pg_restore', ['--exit-on-error', '--no-owner', `--dbname=${scratch}`, dump], scratchUrl.href);
    return await onDatabase(scratchUrl.href, async (client) => {
      const restored = await readFingerprints(client);
      const problems = [
        ...differencesOf(taken, restored),
        ...(documents === undefined ? [] : await missingDocuments(client, documents)),
      ];
      if (problems.length > 0) throw new StartError(problems);
      const rows = Object.values(restored).reduce((sum, table) => sum + table.rows, 0);
      return `${newest}: ${Object.keys(restored).length} tables with ${rows} rows are as they were in the source.`;
    });
  } finally {
    await onDatabase(url, (client) => client.query(`drop database ${scratch} with (force)`));
  }
}

async function onDatabase<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, application_name: 'sportello backup' });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** More lines help nobody. */
const mostNamed = 20;

async function missingDocuments(client: Client, folder: string): Promise<string[]> {
  const { rows } = await client.query<{ key: string }>(
    'select distinct archive_key as key from documents where archive_key is not null order by 1',
  );
  const missing: string[] = [];
  for (const { key } of rows) {
    const found = await stat(path.join(folder, key)).catch(() => undefined);
    if (found?.isFile() !== true) missing.push(`documents: ${key} is not in ${folder}`);
  }
  const rest = missing.length - mostNamed;
  return rest > 0 ? [...missing.slice(0, mostNamed), `documents: and ${rest} more`] : missing;
}
