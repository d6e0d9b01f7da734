import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import * as schema from './schema/index.ts';

export type Database = NodePgDatabase<typeof schema>;

/** The database as use cases see it: the pool, spoken to through Drizzle's schema. */
export function databaseOf(pool: Pool): Database {
  return drizzle(pool, { schema });
}
