import type { PoolClient } from 'pg';
import { errorCode } from '../../../errors/start-error.ts';

/** Of fewer rows the indexes are no work. */
const WORTH_IT = 5000;

/**
 * Adds rows to a table. One that is empty is filled without its indexes and foreign keys, which are made
 * again over all rows at once: asked for each row they took most of the time of a first import. Until the
 * transaction ends nobody else can read it, and there is nothing in it to read. `insert` hears of it, since
 * without indexes it must not look for rows there: it would go through those that it has just added.
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

/** Whether nothing is in a table and nobody else uses it; then nobody does until the transaction ends. */
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

/** Indexes that are no constraint, and none's support; then what refers to other tables. */
const partsOf = `
  select format('drop index %s', i.indexrelid::regclass) as taken, pg_get_indexdef(i.indexrelid) as made, 1 as place
  from pg_index i
  where i.indrelid = $1::regclass and not exists (select from pg_constraint c where c.conindid = i.indexrelid)
  union all
  select format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname),
    format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)), 2
  from pg_constraint c where c.conrelid = $1::regclass and c.contype = 'f'
  order by place`;
