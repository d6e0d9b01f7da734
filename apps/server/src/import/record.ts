import path from 'node:path';
import type { PoolClient } from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import { insertAudit } from '../db/queries/audit.ts';
import * as schema from '../db/schema/index.ts';

/** Writes into the audit what was imported, in the transaction of the import itself. */
export async function recordImport(
  client: PoolClient,
  kind: string,
  files: readonly string[],
  at: Date,
): Promise<void> {
  const names = files.map((file) => path.basename(file)).join(' ');
  await insertAudit(drizzle(client, { schema }), {
    at,
    deed: `import ${kind} ${names}`,
    actorName: 'command line',
    right: 'COMMAND',
  });
}
