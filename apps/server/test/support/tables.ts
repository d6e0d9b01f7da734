import type { Pool } from 'pg';

/**
 * Returns a fingerprint of the whole database, to show that an error wrote nothing. The audit log and counters
 * (guesses) are excluded, since errors may add to them.
 */
export async function fingerprint(pool: Pool): Promise<readonly string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('audit', 'guesses')
     order by table_name`,
  );
  const parts = tables.map(
    ({ name }) =>
      // Place and transaction of each row change with any write, and are read faster than its values.
      `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(ctid::text || xmin, 0)), 0) as sum from "${name}"`,
  );
  const { rows } = await pool.query<{ name: string; sum: string }>(`${parts.join(' union all ')} order by name`);
  return rows.map(({ name, sum }) => `${name} ${sum}`);
}
