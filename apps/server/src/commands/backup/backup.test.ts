import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../../../../tools/lib/free-port.ts';
import { openPool } from '../../db/pool.ts';
import { migrate } from '../../db/migrate.ts';
import { partitionTable } from '../partition/partition-table.ts';
import { seedDemo } from '../../demo/seed.ts';
import { NODE_COMPILE_CACHE, temporaryFolder } from '../../../test/support/server-process.ts';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

/** A PostgreSQL that comes with its client programs, as Debian installs it; the embedded one has none. */
const programs = existsSync('/usr/lib/postgresql')
  ? readdirSync('/usr/lib/postgresql')
      .map((version) => `/usr/lib/postgresql/${version}/bin`)
      .findLast((bin) =>
        ['initdb', 'pg_ctl', 'pg_dump', 'pg_restore'].every((name) => existsSync(path.join(bin, name))),
      )
  : undefined;
if (programs === undefined)
  console.log('Skips the test of backups: no PostgreSQL with pg_dump in /usr/lib/postgresql.');

/** PostgreSQL does not run as root. */
const owner =
  process.getuid?.() === 0 ? Number(spawnSync('id', ['-u', 'postgres'], { encoding: 'utf8' }).stdout) : undefined;

async function startPostgres(bin: string): Promise<string> {
  const folder = temporaryFolder();
  chmodSync(folder, 0o777);
  const data = path.join(folder, 'data');
  const run = (name: string, args: string[]) =>
    execFileSync(path.join(bin, name), args, {
      stdio: 'ignore',
      ...(owner !== undefined && { uid: owner }),
      cwd: folder,
    });
  run('initdb', ['-D', data, '-A', 'trust', '-U', 'sportello', '-E', 'UTF8', '--no-sync']);
  const port = await freePort();
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c fsync=off`;
  run('pg_ctl', ['-D', data, '-w', '-o', options, '-l', path.join(folder, 'log'), 'start']);
  onTestFinished(() => void run('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']));
  return `postgres://sportello@127.0.0.1:${port}/postgres`;
}

test.skipIf(programs === undefined)(
  'restores the newest dump and reports whatever differs from its source',
  async () => {
    const bin = programs ?? '';
    const url = await startPostgres(bin);
    const pool = openPool(url, { max: 2 });
    onTestFinished(() => pool.end());
    await migrate(pool);
    await seedDemo(pool, new Date('2026-11-20T09:00:00Z'));
    await partitionTable(pool, 'consumption_days', '2026-11-20');
    const backups = path.join(temporaryFolder(), 'backups');
    const backup = (...args: string[]) =>
      new Promise<string>((resolve) => {
        const env = { PATH: `${bin}:${process.env['PATH']}`, NODE_COMPILE_CACHE, DATABASE_URL: url };
        execFile(process.execPath, [main, ...args], { env }, (_error, out, err) => resolve((out + err).trim()));
      });

    expect(await backup('verify', path.dirname(backups))).toMatch(/has no dump: npm run backup -- take/);
    expect(await backup('take', backups)).toMatch(/\.dump: 1\d\d tables, \d{5,} rows\. Prove it/);
    // A later change is neither in the dump nor missing from it.
    await pool.query('delete from notifications');
    expect(await backup('verify', backups)).toMatch(/\.dump: 1\d\d tables with \d{5,} rows are as they were/);

    const name = readdirSync(backups).find((file) => file.endsWith('.json')) ?? '';
    const fingerprints = JSON.parse(readFileSync(path.join(backups, name), 'utf8')) as Record<string, object>;
    const changed = { ...fingerprints['public.customers'], hash: '1' };
    writeFileSync(
      path.join(backups, name),
      JSON.stringify({ ...fingerprints, 'public.customers': changed, 'public.bills': { rows: 1, hash: '1' } }),
    );
    expect(await backup('verify', backups)).toMatch(
      /^public\.bills: 1 rows in the source, \d+ in the dump\npublic\.customers: the rows differ$/,
    );

    const documents = path.join(path.dirname(backups), 'documents');
    mkdirSync(documents);
    writeFileSync(path.join(backups, name), JSON.stringify(fingerprints));
    const { rows } = await pool.query<{ key: string }>(
      `update documents set archive_key = 'a/' || md5(documents::text) returning archive_key as key`,
    );
    expect(rows.length).toBeGreaterThan(0);
    rmSync(backups, { recursive: true });
    await backup('take', backups);
    expect(await backup('verify', backups, '--documents', documents)).toMatch(/^documents: a\/\S+ is not in /);
    for (const { key } of rows) {
      mkdirSync(path.join(documents, 'a'), { recursive: true });
      writeFileSync(path.join(documents, key), 'x');
    }
    expect(await backup('verify', backups, '--documents', documents)).toMatch(/are as they were/);

    const dump = readdirSync(backups).find((file) => file.endsWith('.dump')) ?? '';
    cpSync(path.join(backups, dump), path.join(backups, 'whole'));
    writeFileSync(path.join(backups, dump), readFileSync(path.join(backups, 'whole')).subarray(0, 20_000));
    expect(await backup('verify', backups)).toMatch(/^pg_restore: /);
    const client = new Client({ connectionString: url });
    await client.connect();
    onTestFinished(() => client.end());
    const left = await client.query(`select from pg_database where datname like 'sportello_verify%'`);
    expect(left.rowCount).toBe(0);
  },
  300_000,
);
