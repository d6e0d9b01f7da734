import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool, PoolClient } from 'pg';
import { giveBack } from './pool.ts';

export type Database = NodePgDatabase;

export function databaseOf(pool: Pool): Database {
  const db = drizzle(pool);
  const ofClient = new WeakMap<PoolClient, Database>();
  /*
   * Drizzle leaks the connection when it is lost before the transaction begins: ten such losses empty the pool
   * permanently.
   */
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    const own = ofClient.get(client) ?? drizzle(client);
    ofClient.set(client, own);
    let failure: unknown;
    try {
      return await own.transaction(async (tx) => {
        try {
          return await work(tx);
        } catch (error) {
          failure = error;
          throw error;
        }
      }, config);
    } catch (error) {
      // On a lost connection Drizzle's rollback fails too, which would hide the reason.
      throw failure ?? error;
    } finally {
      giveBack(client);
    }
  };
  return db;
}
