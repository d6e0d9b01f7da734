import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** PostgreSQL accepts 65,535 parameters per statement; the widest table has 30 columns. */
const ROWS_PER_INSERT = 1000;

export async function insertAll<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    await tx.insert(table).values(rows.slice(from, from + ROWS_PER_INSERT));
  }
}
