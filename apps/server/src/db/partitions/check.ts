import { addDays, type Day } from '@sportello/domain';
import type { ClientBase } from 'pg';
import { partitionLock, releaseLock, tryLock } from '../advisory-lock.ts';
import { transactBriefly } from '../brief-locks.ts';
import { boundaryIn } from './periods.ts';

/** The check that a table which will be a partition has no day from its boundary on. */
export interface BoundaryCheck {
  readonly name: string;
  readonly boundary: Day;
  readonly isValidated: boolean;
}

export async function findBoundaryCheck(client: ClientBase, table: string): Promise<BoundaryCheck | undefined> {
  const { rows } = await client.query<{ name: string; validated: boolean }>(
    `select conname as name, convalidated as validated from pg_constraint
     where conrelid = to_regclass(quote_ident($1)) and contype = 'c' and starts_with(conname, $1 || '_before_')`,
    [table],
  );
  return rows.map(({ name, validated }) => ({ name, boundary: boundaryIn(name), isValidated: validated }))[0];
}

export async function dropCheck(client: ClientBase, table: string, { name }: Pick<BoundaryCheck, 'name'>) {
  await transactBriefly(
    client,
    async () => void (await client.query(`alter table "${table}" drop constraint if exists "${name}"`)),
  );
}

/** True if the days that the check keeps out will come within a week. */
export const isNear = ({ boundary }: BoundaryCheck, today: Day): boolean => boundary <= addDays(today, 7);

/** Removes the check of a run that was ended and never repeated, before it keeps out days that have come. */
export async function dropForgottenCheck(client: ClientBase, table: string, today: Day): Promise<void> {
  const check = await findBoundaryCheck(client, table);
  if (check === undefined || !isNear(check, today) || !(await tryLock(client, partitionLock))) return;
  await dropCheck(client, table, check);
  await releaseLock(client, partitionLock);
}
