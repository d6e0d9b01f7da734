import { dayInRome } from '@sportello/domain';
import type { Pool } from 'pg';
import { databaseOf } from '../../db/database.ts';
import { countWaiting } from '../../areas/integration/queries/changes.ts';
import { countWebhooks } from '../../areas/integration/queries/webhooks.ts';
import { usualSince } from '../../areas/integration/usecases/usual.ts';
import type { Finding } from './finding.ts';

export async function checkIntegration(pool: Pool, now: Date): Promise<Finding[]> {
  const about = 'provider';
  const db = databaseOf(pool);
  const today = dayInRome(now.getTime());
  const { givenUp } = await countWebhooks(db);
  const found: Finding[] = [
    ...(givenUp > 0
      ? [look(`${givenUp} events were given up: npm run integration-webhook -- replay tells them again`)]
      : []),
    ...(await countWaiting(db, usualSince(today), today)).map(({ matter, count, oldest }) =>
      look(
        `${count} ${matter} wait for an outcome for longer than usual, or for what is due by now to be done, since ${dayInRome(oldest.getTime())}`,
      ),
    ),
  ];
  return found.length > 0 ? found : [{ about, state: 'good', text: 'nothing is given up or missing' }];

  function look(text: string): Finding {
    return { about, state: 'look', text };
  }
}

/** Checks that the outcomes received from the provider have been processed (fornitore.esiti.4). */
export async function checkOutcomes(pool: Pool): Promise<Finding[]> {
  const about = 'outcomes';
  const { rows } = await pool.query<{ count: number; first: string }>(`
    select count(*)::int as count, min(event_id || ' (' || matter || '): ' || problem) as first from customer_changes
    where state = 'PRESA_IN_CARICO' and problem is not null`);
  const { count = 0, first = '' } = rows[0] ?? {};
  if (count === 0) return [{ about, state: 'good', text: 'each was done on its day' }];
  const text = `${count} could not be done on their day and need another one: of change ${first}`;
  return [{ about, state: 'look', text }];
}

/** Checks that the cursors of event readers belong to this PostgreSQL's numbering. */
export async function checkEventReaders(pool: Pool): Promise<Finding[]> {
  const about = 'events';
  const { rows } = await pool.query<{ name: string }>(`
    with seen as (select pg_snapshot_xmax(pg_current_snapshot()) as number)
    select 'the newest event' as name from seen
      where (select transaction from events order by transaction desc limit 1) >= seen.number
    union all
    select name from event_readers, seen where split_part(cursor, '.', 1)::xid8 >= seen.number`);
  if (rows.length === 0) return [{ about, state: 'good', text: 'counted by this PostgreSQL' }];
  const names = rows.map(({ name }) => name).join(', ');
  const text = `counted by another PostgreSQL: ${names}; nothing is told until that is mended (docs/export.md, After a restore)`;
  return [{ about, state: 'wrong', text }];
}
