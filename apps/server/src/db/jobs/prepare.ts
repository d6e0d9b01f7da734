import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import type { PoolClient } from 'pg';
import { queues, retiredQueues } from './queues.ts';

const { version } = createRequire(import.meta.url)('pg-boss/package.json') as { readonly version: string };

const needed = createHash('sha256')
  .update(JSON.stringify([version, queues, retiredQueues]))
  .digest('hex');

/**
 * Creates or updates pg-boss' tables and our queues. Call it from one server at a time, like the migrations.
 * The schema's comment stores the last prepared hash, because loading pg-boss takes as long as most commands
 * take in total.
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
