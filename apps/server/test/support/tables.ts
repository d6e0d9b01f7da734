import type { Pool } from 'pg';

/** Place and transaction of a row change with any write. */
const hashed = { values: 't::text', rows: 'ctid::text || xmin' } as const;

/**
 * Returns a fingerprint of the whole database, to show that an error wrote nothing. The audit log and counters
 * (guesses) are excluded, since errors may add to them.
 *
 * @param of `values` is unchanged by a write of the same values; `rows` by no write at all, and is faster
 */
export async function fingerprint(pool: Pool, of: keyof typeof hashed = 'values'): Promise<readonly string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('audit', 'guesses')
     order by table_name`,
  );
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, count(*) || ' ' || coalesce(sum(hashtextextended(${hashed[of]}, 0)), 0) as sum from "${name}" t`,
  );
  const { rows } = await pool.query<{ name: string; sum: string }>(`${parts.join(' union all ')} order by name`);
  return rows.map(({ name, sum }) => `${name} ${sum}`);
}
