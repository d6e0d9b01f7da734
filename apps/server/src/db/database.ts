import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { giveBack } from './pool.ts';
import * as schema from './schema/index.ts';

export type Database = NodePgDatabase<typeof schema>;

/** The database as use cases see it: the pool, spoken to through Drizzle's schema. */
export function databaseOf(pool: Pool): Database {
  const db = drizzle(pool, { schema });
  const ofClient = new WeakMap<PoolClient, Database>();
  /*
   * Drizzle would take a connection and, when that is lost before the transaction begins, never give
   * it back: ten such losses and the pool is empty for ever.
   */
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    const own = ofClient.get(client) ?? drizzle(client, { schema });
    ofClient.set(client, own);
    try {
      return await own.transaction(work, config);
    } finally {
      giveBack(client);
    }
  };
  return db;
}
