import type { Day } from '@sportello/domain';
import type { ClientBase } from 'pg';
import { lockTransaction, migrationLock } from '../advisory-lock.ts';
import { transactBriefly } from '../brief-locks.ts';
import { listPartitions } from './list.ts';
import { lastDayAhead, nextPeriod, partitionOf } from './periods.ts';

/** Creates the partitions of a table that will be needed soon; returns their names. None for a whole table. */
export async function createPartitionsAhead(client: ClientBase, table: string, today: Day): Promise<readonly string[]> {
  const created: string[] = [];
  for (;;) {
    const name = await createNext(client, table, lastDayAhead(today));
    if (name === undefined) return created;
    created.push(name);
  }
}

/** Creates the partition that follows the last one, unless that already has the day. */
async function createNext(client: ClientBase, table: string, day: Day): Promise<string | undefined> {
  let created: string | undefined;
  await transactBriefly(client, async () => {
    await lockTransaction(client, migrationLock);
    const from = (await listPartitions(client, table))?.at(-1)?.to;
    if (from === undefined || from > day) return;
    const name = partitionOf(table, from);
    // A table that is attached locks nobody out, unlike one that is created as a partition.
    await client.query(`create table "${name}" (like "${table}" including all)`);
    await client.query(
      `alter table "${table}" attach partition "${name}" for values from ('${from}') to ('${nextPeriod(from)}')`,
    );
    created = name;
  });
  return created;
}
