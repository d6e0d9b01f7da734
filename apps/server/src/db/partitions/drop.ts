import type { Day } from '@sportello/domain';
import type { ClientBase } from 'pg';
import { lockTransaction, migrationLock } from '../advisory-lock.ts';
import { transactBriefly } from '../brief-locks.ts';
import { listPartitions } from './list.ts';

/** Drops the partitions whose rows are all older than a day; returns their names. None of a whole table. */
export async function dropPartitions(client: ClientBase, table: string, before: Day): Promise<readonly string[]> {
  const old = ((await listPartitions(client, table)) ?? []).filter(({ to }) => to <= before);
  for (const { name } of old) {
    await transactBriefly(client, async () => {
      await lockTransaction(client, migrationLock);
      await client.query(`drop table if exists "${name}"`);
    });
  }
  return old.map(({ name }) => name);
}
