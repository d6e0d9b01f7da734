import type { Day } from '@sportello/domain';
import type { Pool, PoolClient } from 'pg';
import { partitionLock, releaseLock, tryLock } from '../../db/advisory-lock.ts';
import { isLocked, transactBriefly } from '../../db/brief-locks.ts';
import { dropCheck, findBoundaryCheck, isNear, type BoundaryCheck } from '../../db/partitions/check.ts';
import { createPartitionsAhead } from '../../db/partitions/create.ts';
import { listPartitions } from '../../db/partitions/list.ts';
import { firstBoundary, tableBefore } from '../../db/partitions/periods.ts';
import { errorCode, StartError } from '../../errors/start-error.ts';
import { swapTable } from './swap.ts';

/** The tables that gain from partitions, with the column of their day. */
export const partitionable: Readonly<Record<string, string>> = { consumption_days: 'day' };

/**
 * Turns a table into one that is partitioned by day, while servers read and write it; a run that was ended goes on
 * where it stood. Returns a line about the partitions that there are now.
 */
export async function partitionTable(pool: Pool, table: string, today: Day): Promise<string> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    if (!(await tryLock(client, partitionLock))) throw new StartError('Another run is partitioning: wait for its end.');
    if ((await listPartitions(client, table)) === undefined) {
      const check = await addCheck(client, table, today);
      await swapTable(client, table, { column: partitionable[table] ?? '', check });
      await client.query(`analyze "${table}"`);
    }
    await createPartitionsAhead(client, table, today);
    const partitions = (await listPartitions(client, table)) ?? [];
    await releaseLock(client, partitionLock);
    return `${table}: ${partitions.length} partitions, until ${partitions.at(-1)?.to}. The nightly job adds the next.`;
  } catch (error) {
    broken = error as Error;
    throw isLocked(error) ? new StartError(inUse(table), { cause: error }) : error;
  } finally {
    // After an error the connection is discarded, which releases the lock.
    client.release(broken);
  }
}

const inUse = (table: string) =>
  `${table} was in use without a pause for some minutes, by a backup or an import: run this again, it goes on where it stood.`;

/** Adds the validated check that lets the table become a partition without being read under a lock. */
async function addCheck(client: PoolClient, table: string, today: Day): Promise<BoundaryCheck> {
  const found = await findBoundaryCheck(client, table);
  const isGood = found !== undefined && !isNear(found, today);
  if (found !== undefined && !isGood) await dropCheck(client, table, found);
  const boundary = isGood ? found.boundary : firstBoundary(today);
  const check = isGood ? found : { name: tableBefore(table, boundary), boundary, isValidated: false };
  if (!isGood) {
    const condition = `"${partitionable[table]}" < '${boundary}'`;
    await transactBriefly(
      client,
      async () =>
        void (await client.query(
          `alter table "${table}" add constraint "${check.name}" check (${condition}) not valid`,
        )),
    );
  }
  if (!check.isValidated) await validate(client, table, check);
  return check;
}

/** Reads the whole table, but locks out nobody. */
async function validate(client: PoolClient, table: string, check: BoundaryCheck): Promise<void> {
  try {
    await client.query(`alter table "${table}" validate constraint "${check.name}"`);
  } catch (error) {
    if (errorCode(error) !== '23514') throw error;
    await dropCheck(client, table, check);
    throw new StartError(`${table} has rows from ${check.boundary} on, days that have not come: delete them first.`, {
      cause: error,
    });
  }
}
