import type { Pool } from 'pg';
import { expect } from 'vitest';

/** Open transactions of other test files on the same PostgreSQL hold back events. */
export async function nothingHeldBack(pool: Pool): Promise<void> {
  const heldBack = 'select from events where transaction >= pg_snapshot_xmin(pg_current_snapshot())';
  await expect.poll(async () => (await pool.query(heldBack)).rowCount).toBe(0);
}
