import type { PoolClient } from 'pg';
import { errorCode } from '../../../errors/start-error.ts';

/** With fewer rows, index maintenance is cheap. */
const WORTH_IT = 5000;

/**
 * Adds rows to a table. An empty one is filled without indexes and foreign keys, which are recreated over all rows at
 * once: maintained per row, they took most of the time of a first import. The table is locked against readers until
 * the transaction ends. `insert` receives that flag because without indexes a lookup would scan the rows just added.
 */
export async function fill(
  client: PoolClient,
  table: string,
  rows: number,
  insert: (isEmpty: boolean) => Promise<number>,
): Promise<number> {
  if (rows < WORTH_IT || !(await isEmptyAndOurs(client, table))) return insert(false);
  const { rows: parts } = await client.query<{ taken: string; made: string }>(partsOf, [table]);
  for (const { taken } of parts) await client.query(taken);
  const added = await insert(true);
  for (const { made } of parts) await client.query(made);
  return added;
}

/** Checks that a table is empty and unused, and locks it until the transaction ends. */
async function isEmptyAndOurs(client: PoolClient, table: string): Promise<boolean> {
  const isEmpty = async () => {
    const { rows } = await client.query<{ empty: boolean }>(`select not exists (select from ${table}) as empty`);
    return rows[0]?.empty === true;
  };
  if (!(await isEmpty())) return false;
  await client.query('savepoint filling');
  try {
    await client.query(`lock table ${table} in access exclusive mode nowait`);
  } catch (error) {
    if (errorCode(error) !== LOCK_NOT_AVAILABLE) throw error;
    await client.query('rollback to savepoint filling');
    return false;
  }
  return isEmpty();
}

const LOCK_NOT_AVAILABLE = '55P03';

/** Indexes that don't support a constraint, then foreign keys. */
const partsOf = `
  select format('drop index %s', i.indexrelid::regclass) as taken, pg_get_indexdef(i.indexrelid) as made, 1 as place
  from pg_index i
  where i.indrelid = $1::regclass and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
  union all
  select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname),
    format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)), 2
  from pg_constraint c where c.conrelid = $1::regclass and c.contype = 'f'
  order by place`;
