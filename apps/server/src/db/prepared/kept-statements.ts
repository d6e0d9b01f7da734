import type { Pool, PoolClient } from 'pg';

const keepers = new WeakSet<object>();

/**
 * Lets PostgreSQL keep named statements on a pool's connections. Never behind a connection pooler: the next
 * transaction is another process, which doesn't know the name.
 */
export function keepStatements(pool: Pool): void {
  keepers.add(pool);
  pool.on('connect', (client) => void keepers.add(client));
}

export const keepsStatements = (connection: Pool | PoolClient): boolean => keepers.has(connection);
