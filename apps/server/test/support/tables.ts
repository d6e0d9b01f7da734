import type { Pool } from 'pg';

/** One entry for each database whose changes are recorded. */
const recorded = new WeakMap<Pool, Promise<void>>();

/**
 * Returns a fingerprint of what is committed since the first call: the same twice if nothing was changed in between, or
 * if it was changed back.
 */
export async function readChanges(pool: Pool): Promise<readonly string[]> {
  const recording = recorded.get(pool) ?? recordChanges(pool);
  recorded.set(pool, recording);
  await recording;
  const { rows } = await pool.query<{ name: string; rows: string; sum: string }>(
    `select name, sum(rows) as rows, sum(hash) as sum from recorded.changes group by name
     having sum(rows) <> 0 or sum(hash) <> 0 order by name`,
  );
  return rows.map((change) => `${change.name} ${change.rows} ${change.sum}`);
}

/** The audit log and counters (guesses) are left out, since errors may add to them. */
async function recordChanges(pool: Pool): Promise<void> {
  await pool.query(`
    create schema recorded;
    create unlogged table recorded.changes (name text not null, rows integer not null, hash bigint not null);
    create function recorded.note() returns trigger language plpgsql as $$ begin
      if tg_op <> 'DELETE' then
        insert into recorded.changes values (tg_table_name, 1, hashtextextended(new::text, 0) / 2);
      end if;
      if tg_op <> 'INSERT' then
        insert into recorded.changes values (tg_table_name, -1, -(hashtextextended(old::text, 0) / 2));
      end if;
      return null;
    end $$;
    do $$ declare name text; begin
      for name in select table_name from information_schema.tables
        where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('audit', 'guesses')
      loop
        execute format('create trigger recorded after insert or update or delete on %I
          for each row execute function recorded.note()', name);
      end loop;
    end $$`);
}
