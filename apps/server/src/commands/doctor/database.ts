import { addDays, dayInRome, type Day } from '@sportello/domain';
import type { Pool } from 'pg';
import { missingMigrations } from '../../db/migrate.ts';
import { listPartitions } from '../../db/partitions/list.ts';
import { describeUntested } from '../../db/postgres-versions.ts';
import type { Finding } from './finding.ts';
import { clockFinding } from './server.ts';

export async function checkDatabase(pool: Pool): Promise<Finding[]> {
  const before = Date.now();
  const { rows } = await pool.query<{ version: string; number: number; at: number }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
            extract(epoch from clock_timestamp())::float8 * 1000 as at`,
  );
  const { version = '', number = 0, at = 0 } = rows[0] ?? {};
  const untested = describeUntested(number);
  const seconds = (at - (before + Date.now()) / 2) / 1000;
  const missing = await missingMigrations(pool);
  return [
    untested === undefined
      ? { about: 'database', state: 'good', text: `PostgreSQL ${version}` }
      : { about: 'database', state: 'look', text: untested },
    missing === 0
      ? { about: 'tables', state: 'good', text: 'as this version needs them' }
      : { about: 'tables', state: 'look', text: `${missing} changes behind this version; the next start makes them` },
    ...(await checkPartitions(pool, dayInRome(before))),
    clockFinding('of the database', seconds),
  ];
}

/** Days of curves without a partition could not be imported. */
export async function checkPartitions(pool: Pool, today: Day): Promise<Finding[]> {
  const end = (await listPartitions(pool, 'consumption_days'))?.at(-1)?.to;
  if (end === undefined) return [];
  const isGood = end > addDays(today, 31);
  const text = `consumption_days until ${end}${isGood ? '' : '; does a server run each night? npm run partition -- consumption_days adds the next'}`;
  return [{ about: 'partitions', state: isGood ? 'good' : 'look', text }];
}

export async function checkJobs(pool: Pool): Promise<Finding[]> {
  const about = 'jobs';
  const { rows } = await pool.query<{ late: number; failed: number; waiting: number; given: number }>(`
    select
      (select count(*) from pgboss.job where state < 'active' and start_after < now() - interval '15 minutes')::int as late,
      (select count(*) from pgboss.job where state = 'failed' and completed_on > now() - interval '1 day')::int as failed,
      (select count(*) from messages where status = 'WAITING' and created_at < now() - interval '15 minutes')::int as waiting,
      (select count(*) from messages where status = 'GIVEN_UP' and created_at > now() - interval '7 days')::int as given`);
  const { late = 0, failed = 0, waiting = 0, given = 0 } = rows[0] ?? {};
  const found: Finding[] = [
    ...(late > 0 ? [look(`${late} wait for more than a quarter of an hour: does a server run?`)] : []),
    ...(failed > 0 ? [look(`${failed} failed within a day: the log says why`)] : []),
    ...(waiting > 0 ? [look(`${waiting} messages have not gone out for more than a quarter of an hour`)] : []),
    ...(given > 0 ? [look(`${given} messages were given up within a week: messages.last_error says why`)] : []),
  ];
  return found.length > 0 ? found : [{ about, state: 'good', text: 'nothing is behind' }];

  function look(text: string): Finding {
    return { about, state: 'look', text };
  }
}
