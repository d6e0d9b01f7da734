import type { PoolClient } from 'pg';
import type { RowSource } from '../table/source.ts';
import type { ImportPlan, Progress } from '../table/import.ts';
import { merge, type Counts, type Target } from '../table/merge.ts';
import { customerChecks } from './checks.ts';
import { customerColumns } from './columns.ts';
import { finishCustomer } from './finish.ts';
import { hashNewPasswords } from './passwords.ts';

export const customerPlan: ImportPlan = {
  kind: 'customers',
  columns: customerColumns,
  finish: finishCustomer,
  checks: customerChecks,
  write: writeCustomers,
};

const notOfTheCustomer = new Set(['username', 'password', 'passwordHash']);

/** Not nullable columns; an empty field means no. */
const flags = new Set(['prospect', 'in_creation']);

/**
 * One random id per file, combined with the line: a random id per row costs PostgreSQL a third of the work for
 * accounts, half of it for scattered index inserts.
 */
const ID = `overlay((select gen_random_uuid())::text placing lpad(to_hex(s.line), 12, '0') from 25)::uuid`;

async function writeCustomers(client: PoolClient, file: RowSource, progress: Progress): Promise<Counts> {
  await hashNewPasswords(client, file, progress);
  const targets = customerColumns
    .filter(({ name }) => !notOfTheCustomer.has(name))
    .map(({ name, staged }): Target => {
      const value = flags.has(staged) ? `coalesce(s.${staged}, false)` : `s.${staged}`;
      return { column: staged, value, isInFile: file.columns.has(name) };
    });
  const counts = await merge(client, { table: 'customers', key: 'code', targets, where: 'true', hasUpdatedAt: true });
  await merge(client, {
    table: 'accounts',
    key: 'customer_code',
    targets: [
      { column: 'id', value: ID, isInFile: false },
      { column: 'customer_code', value: 's.code', isInFile: true },
      { column: 'username', value: 's.username', isInFile: true },
      { column: 'password_hash', value: 's.password_hash', isInFile: true },
      { column: 'kind', value: `'CUSTOMER'`, isInFile: false },
    ],
    where: 's.username is not null',
    hasUpdatedAt: false,
  });
  return counts;
}
