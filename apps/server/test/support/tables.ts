import type { Pool } from 'pg';

/** One entry for each database whose writes are recorded. */
const recorded = new WeakMap<Pool, Promise<void>>();

/** Returns how often each table was written since the first call: the same twice if nothing was in between. */
export const readWrites = (pool: Pool): Promise<readonly string[]> => readRecorded(pool, 'count(*)', 'true');

/** Returns what changed since the first call: the same twice if nothing did in between, or if it was changed back. */
export const readChanges = (pool: Pool): Promise<readonly string[]> =>
  readRecorded(pool, "sum(rows) || ' ' || sum(hash)", 'sum(rows) <> 0 or sum(hash) <> 0');

async function readRecorded(pool: Pool, figure: string, condition: string): Promise<readonly string[]> {
  const recording = recorded.get(pool) ?? recordWrites(pool);
  recorded.set(pool, recording);
  await recording;
  const { rows } = await pool.query<{ line: string }>(
    `select name || ' ' || ${figure} as line from recorded.writes group by name having ${condition} order by name`,
  );
  return rows.map(({ line }) => line);
}

/** The audit log and counters (guesses) are left out, since errors may add to them. */
async function recordWrites(pool: Pool): Promise<void> {
  await pool.query(`
    create schema recorded;
    create unlogged table recorded.writes (name text not null, rows integer not null, hash bigint not null);
    create function recorded.note() returns trigger language plpgsql as $$ begin
      if tg_op <> 'DELETE' then
        insert into recorded.writes values (tg_table_name, 1, hashtextextended(new::text, 0) / 2);
      end if;
      if tg_op <> 'INSERT' then
        insert into recorded.writes values (tg_table_name, -1, -(hashtextextended(old::text, 0) / 2));
      end if;
      return null;
    end $$;
    do $$ declare name text; begin
      -- Partitions inherit the trigger of their table.
      for name in select relname from pg_class where relnamespace = 'public'::regnamespace
        and relkind in ('r', 'p') and not relispartition and relname not in ('audit', 'guesses')
      loop
        execute format('create trigger recorded after insert or update or delete on %I
          for each row execute function recorded.note()', name);
      end loop;
    end $$`);
}
