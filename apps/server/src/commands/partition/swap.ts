import type { PoolClient } from 'pg';
import { lockTransaction, migrationLock } from '../../db/advisory-lock.ts';
import { transactBriefly } from '../../db/brief-locks.ts';
import type { BoundaryCheck } from '../../db/partitions/check.ts';
import { tableBefore } from '../../db/partitions/periods.ts';

/** Far longer than changes of the catalogue take; a statement that reads rows under the lock is ended. */
const longestStatement = '10s';

/**
 * Puts a partitioned table in the place of a whole one, which becomes its first partition, in one transaction without
 * reading a row. Keys, foreign keys and indexes keep their names.
 */
export async function swapTable(
  client: PoolClient,
  table: string,
  { column, check }: { readonly column: string; readonly check: BoundaryCheck },
): Promise<void> {
  const before = tableBefore(table, check.boundary);
  await transactBriefly(client, async () => {
    await client.query(`set local statement_timeout = '${longestStatement}'`);
    await lockTransaction(client, migrationLock);
    await client.query(`lock table "${table}" in access exclusive mode`);
    const { rows: constraints } = await client.query<{ name: string; definition: string; index: string | null }>(
      `select c.conname as name, pg_get_constraintdef(c.oid) as definition, i.relname as index
       from pg_constraint c left join pg_class i on i.oid = c.conindid and c.contype in ('p', 'u')
       where c.conrelid = to_regclass(quote_ident($1)) and c.contype in ('p', 'u', 'f') order by c.contype desc`,
      [table],
    );
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select c.relname as name, pg_get_indexdef(i.indexrelid) as definition
       from pg_index i join pg_class c on c.oid = i.indexrelid
       where i.indrelid = to_regclass(quote_ident($1))
         and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u'))`,
      [table],
    );
    await client.query(`alter table "${table}" rename to "${before}"`);
    const named = [...constraints.flatMap(({ index }) => index ?? []), ...indexes.map(({ name }) => name)];
    for (const [number, name] of named.entries()) {
      await client.query(`alter index "${name}" rename to "${before}_${number}"`);
    }
    await client.query(
      `create table "${table}" (like "${before}" including all excluding indexes) partition by range ("${column}")`,
    );
    await client.query(`alter table "${table}" drop constraint "${check.name}"`);
    for (const { name, definition } of constraints) {
      await client.query(`alter table "${table}" add constraint "${name}" ${definition}`);
    }
    for (const { definition } of indexes) await client.query(definition);
    await client.query(
      `alter table "${table}" attach partition "${before}" for values from (minvalue) to ('${check.boundary}')`,
    );
    await client.query(`alter table "${before}" drop constraint "${check.name}"`);
  });
}
