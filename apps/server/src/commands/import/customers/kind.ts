import type { PoolClient } from 'pg';
import type { TableKind } from '../kinds/kind.ts';
import { merge } from '../table/merge.ts';
import { customerChecks } from './checks.ts';
import { customerColumns } from './columns.ts';
import { finishCustomer } from './finish.ts';
import { hashNewPasswords } from './passwords.ts';

export const customers: TableKind = {
  kind: 'customers',
  about: 'The fields of the profile, and how customers sign in. Without a `username` they register.',
  table: 'customers',
  key: ['code'],
  hasUpdatedAt: true,
  columns: customerColumns,
  finish: finishCustomer,
  checks: customerChecks,
  before: hashNewPasswords,
  after: mergeAccounts,
};

/**
 * One random id per file, combined with the line: a random id per row costs PostgreSQL a third of the work for
 * accounts, half of it for scattered index inserts.
 */
const ID = `overlay((select gen_random_uuid())::text placing lpad(to_hex(s.line), 12, '0') from 25)::uuid`;

async function mergeAccounts(client: PoolClient): Promise<void> {
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
}
