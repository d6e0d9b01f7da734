import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { PoolClient } from 'pg';
import { queues, retiredQueues } from './queues.ts';

const { version } = createRequire(import.meta.url)('pg-boss/package.json') as { readonly version: string };

/** What this program needs: pg-boss' tables of its version, and our queues as they are. */
const needed = createHash('sha256')
  .update(JSON.stringify([version, queues, retiredQueues]))
  .digest('hex');

/**
 * Makes or updates pg-boss' tables and our queues. To be called by one server at a time, as the migrations
 * are. Its schema says in its comment for which program that was done last: pg-boss takes a command
 * as long to load as most of what it does.
 */
export async function prepareJobs(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ made: string | null }>(
    `select obj_description(to_regnamespace('pgboss'), 'pg_namespace') as made`,
  );
  if (rows[0]?.made === needed) return;
  const { makeQueues } = await import('./boss.ts');
  await makeQueues({ executeSql: (text, values) => client.query(text, values) });
  await client.query(`comment on schema pgboss is '${needed}'`);
}
