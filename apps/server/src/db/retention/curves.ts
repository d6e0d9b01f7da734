import { addDays, dayInRome, type Day, type Retention } from '@sportello/domain';
import { sql } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import type { Database } from '../database.ts';
import { dropForgottenCheck } from '../partitions/check.ts';
import { createPartitionsAhead } from '../partitions/create.ts';
import { dropPartitions } from '../partitions/drop.ts';
import { listPartitions } from '../partitions/list.ts';
import { repeatBatches } from './batches.ts';
import { countKind, type Kept } from './report.ts';

const table = 'consumption_days';
const replaced = 'replaced_consumption_days';

/** Contracts whose days one statement looks for: their key leads to the oldest of each. */
const contractsAtOnce = 500;

const firstDayKept = (days: number, now: Date): Day => addDays(dayInRome(now.getTime()), -days);

/**
 * Creates the partitions of curves that will be needed, and removes days beyond their term: whole partitions where
 * there are any, else rows.
 */
export async function keepCurves(client: ClientBase, retention: Retention, now: Date): Promise<void> {
  const today = dayInRome(now.getTime());
  await dropForgottenCheck(client, table, today);
  await createPartitionsAhead(client, table, today);
  if (retention.curves === null) return;
  const first = firstDayKept(retention.curves, now);
  await dropPartitions(client, table, first);
  const partitions = await listPartitions(client, table);
  // The table of before partitions holds years, which are not to wait for its last day.
  const whole = partitions === undefined ? table : partitions.find(({ from }) => from === null)?.name;
  if (whole !== undefined) await deleteDays(client, whole, first);
  await deleteDays(client, replaced, first);
}

async function deleteDays(client: ClientBase, from: string, first: Day): Promise<void> {
  for (let after = ''; ;) {
    const { rows } = await client.query<{ code: string }>(
      'select code from commodity_contracts where code > $1 order by code limit $2',
      [after, contractsAtOnce],
    );
    const codes = rows.map(({ code }) => code);
    after = codes.at(-1) ?? '';
    if (after === '') return;
    await repeatBatches(async (size) => {
      const { rowCount } = await client.query(
        `delete from "${from}" where ctid = any (array(
           select t.ctid from "${from}" t where t.contract_code = any ($1) and t.day < $2
           limit $3 for update of t skip locked))`,
        [codes, first, size],
      );
      return rowCount ?? 0;
    });
  }
}

/** Counts the days of curves, and those that are beyond their term at a moment. */
export async function countCurves(db: Database, retention: Retention, at: Date): Promise<Kept> {
  const due =
    retention.curves === null
      ? sql`0`
      : sql`count(*) filter (where t.day < ${firstDayKept(retention.curves, at)}::date)`;
  const term = retention.curves === null ? 'kept' : `${retention.curves} days`;
  // `pg_partition_tree` is empty for a whole table.
  const query = sql`select count(*) as rows, min(t.day)::timestamptz as oldest, ${due} as due,
    (select coalesce(sum(pg_total_relation_size(relid)), pg_total_relation_size('consumption_days'))
      from pg_partition_tree('consumption_days')) as bytes
    from consumption_days t`;
  return countKind(db, 'curves', term, query);
}
