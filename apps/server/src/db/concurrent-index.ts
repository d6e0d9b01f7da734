import type { PoolClient } from 'pg';
import { transactBriefly, untilFree } from './brief-locks.ts';
import { listPartitions } from './partitions/list.ts';

type Run = (statement: string) => Promise<void>;

const pattern =
  /^(?:\s|--.*\n)*(create\s+(?:unique\s+)?index)\s+concurrently\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?\s+on\s+(?:"?public"?\.)?"?(\w+)"?(.*)$/is;

/**
 * Builds the index of a `create index concurrently`, which can't run in a transaction, without blocking writes; returns
 * false for other statements.
 */
export async function createIndexConcurrently(client: PoolClient, statement: string, run: Run): Promise<boolean> {
  const [, create = '', name = '', table = '', rest = ''] = pattern.exec(statement) ?? [];
  if (name === '') return false;
  const partitions = await listPartitions(client, table);
  if (partitions === undefined) {
    await untilFree.execute(() => build(client, name, () => run(statement)));
    return true;
  }
  // PostgreSQL builds the index of a partitioned table concurrently only partition by partition.
  await transactBriefly(client, async () => {
    if ((await isValid(client, name)) === undefined) await run(`${create} "${name}" on only "${table}" ${rest}`);
  });
  for (const partition of partitions) {
    const own = `${name}_${partition.name.replace(`${table}_`, '')}`;
    await untilFree.execute(() =>
      build(client, own, () => run(`${create} concurrently "${own}" on "${partition.name}" ${rest}`)),
    );
    await transactBriefly(client, () => run(`alter index "${name}" attach partition "${own}"`));
  }
  return true;
}

/** A build that was ended leaves an invalid index behind, which is dropped first. */
async function build(client: PoolClient, name: string, create: () => Promise<void>): Promise<void> {
  const valid = await isValid(client, name);
  if (valid === true) return;
  if (valid === false) await client.query(`drop index concurrently "${name}"`);
  await create();
}

/** Returns undefined if there is no such index. */
async function isValid(client: PoolClient, name: string): Promise<boolean | undefined> {
  const { rows } = await client.query<{ valid: boolean }>(
    `select i.indisvalid as valid from pg_index i where i.indexrelid = to_regclass(quote_ident($1))`,
    [name],
  );
  return rows[0]?.valid;
}
