import type { Pool } from 'pg';

/** The audit log and counters (guesses) are left out, since errors may add to them. */
async function watchedTables(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('audit', 'guesses')
     order by table_name`,
  );
  return rows.map(({ name }) => name);
}

/** Returns a fingerprint of the whole database, to show that an error wrote nothing. */
export async function fingerprint(pool: Pool): Promise<readonly string[]> {
  const parts = (await watchedTables(pool)).map(
    (name) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from "${name}" t`,
  );
  const { rows } = await pool.query<{ name: string; sum: string }>(`${parts.join(' union all ')} order by name`);
  return rows.map(({ name, sum }) => `${name} ${sum}`);
}

/** Counts each row that is written from now on, for `readWrites`; much faster than fingerprints where there are many. */
export async function countWrites(pool: Pool): Promise<void> {
  await pool.query(`
    create schema watched;
    create unlogged table watched.writes (name text not null);
    create function watched.note() returns trigger language plpgsql as $$ begin
      insert into watched.writes values (tg_table_name);
      return null;
    end $$`);
  for (const name of await watchedTables(pool)) {
    await pool.query(
      `create trigger watched after insert or update or delete on "${name}" for each row execute function watched.note()`,
    );
  }
}

/** Returns the committed writes so far, as `table count`: the same twice if nothing was written in between. */
export async function readWrites(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ name: string; n: string }>(
    'select name, count(*) as n from watched.writes group by name order by name',
  );
  return rows.map(({ name, n }) => `${name} ${n}`);
}
