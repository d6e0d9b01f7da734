import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { migrate } from './migrate.ts';
import { partitionTable } from '../commands/partition/partition-table.ts';
import { createTestDatabase, type TestDatabase } from '../../test/support/database.ts';

let database: TestDatabase;
beforeEach(async () => void (database = await createTestDatabase()));
afterEach(() => database.drop());

/** Returns a folder with all migrations and one more, of these statements. */
function folderWith(...statements: string[]): { folder: string; change: (...next: string[]) => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'sportello-migrations-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(fileURLToPath(new URL('./migrations', import.meta.url)), folder, { recursive: true });
  const journal = path.join(folder, 'meta/_journal.json');
  const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8')) as { entries: object[] };
  const next = { idx: entries.length, version: '7', when: 99_999_999_999_999, tag: '9999_next', breakpoints: true };
  writeFileSync(journal, JSON.stringify({ ...rest, entries: [...entries, next] }));
  const change = (...given: string[]) =>
    writeFileSync(path.join(folder, '9999_next.sql'), given.join('--> statement-breakpoint\n'));
  change(...statements);
  return { folder, change };
}

const index = 'create index concurrently "customers_next" on "customers" ("segment");';
const indexes = async () =>
  (
    await database.pool.query<{ valid: boolean }>(
      `select indisvalid as valid from pg_index where indexrelid = to_regclass('customers_next')`,
    )
  ).rows;

describe('a migration of statements', () => {
  it('builds an index without blocking writes, though several servers start at once', async () => {
    const { folder } = folderWith('alter table customers add column next text;', index);
    await Promise.all([migrate(database.pool, folder), migrate(database.pool, folder), migrate(database.pool, folder)]);
    expect(await indexes()).toEqual([{ valid: true }]);
  });

  it('goes on where it stood when it was ended, and runs no statement twice', async () => {
    const { folder, change } = folderWith(
      'create table next (n integer);',
      'insert into next values (1);',
      'select 1 / 0;',
    );
    await expect(migrate(database.pool, folder)).rejects.toThrow('Failed query: select 1 / 0');
    change('create table next (n integer);', 'insert into next values (1);', 'insert into next values (2);');
    await migrate(database.pool, folder);
    expect((await database.pool.query('select n from next order by n')).rows).toEqual([{ n: 1 }, { n: 2 }]);
  });

  it('replaces an index whose build was ended', async () => {
    await database.pool.query(`insert into customers (code, segment) values ('A', 'Pmi'), ('B', 'Pmi')`);
    const unique = index.replace('create index', 'create unique index');
    const { folder, change } = folderWith(unique);
    await expect(migrate(database.pool, folder)).rejects.toThrow('Failed query: create unique index');
    expect(await indexes()).toEqual([{ valid: false }]);
    change(index);
    await migrate(database.pool, folder);
    expect(await indexes()).toEqual([{ valid: true }]);
  });

  it('builds an index of a partitioned table partition by partition, though it was ended', async () => {
    await partitionTable(database.pool, 'consumption_days', '2026-11-20');
    const [create, first] = [
      'create index concurrently "next_days" on "consumption_days" ("at");',
      'next_days_2027_01',
    ];
    await database.pool.query(`create index next_days on only consumption_days ("at")`);
    await database.pool.query(`create index "${first}" on consumption_days_2027_01 ("at")`);
    const { folder } = folderWith('alter table "consumption_days" add column next text;', create);
    await migrate(database.pool, folder);
    const { rows } = await database.pool.query(
      `select relid::text as name, i.indisvalid as valid from pg_partition_tree('next_days') join pg_index i on i.indexrelid = relid
       order by 1`,
    );
    expect(rows).toEqual([
      { name: 'next_days', valid: true },
      { name: 'next_days_2027_01', valid: true },
      { name: 'next_days_before_2027_01_01', valid: true },
    ]);
    await database.pool.query('select next from consumption_days_2027_01');
  });

  it('lets calls go first on a table in use, and tries again', async () => {
    const { folder } = folderWith('alter table customers add column next text;');
    const busy = await database.pool.connect();
    await busy.query('begin');
    await busy.query('select from customers');
    const migrating = migrate(database.pool, folder);
    // Reads queue behind a waiting change of the table, so each must come through soon.
    const longest = { ms: 0 };
    for (let read = 0; read < 10; read += 1) {
      const before = performance.now();
      await database.pool.query('select from customers');
      longest.ms = Math.max(longest.ms, performance.now() - before);
      await wait(50);
    }
    expect(longest.ms).toBeLessThan(3000);
    await busy.query('commit');
    busy.release();
    await migrating;
    await database.pool.query('select next from customers');
  });
});
