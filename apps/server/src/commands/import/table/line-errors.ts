import type { Day } from '@sportello/domain';
import type { PoolClient } from 'pg';
import type { ApiError } from './columns.ts';

/**
 * A check that needs all rows or the database: a query for `line` and `reason` over `staged`, where `:today` is the
 * day in Rome.
 */
export interface SetCheck {
  readonly field: string;
  readonly query: string;
  /**
   * Column whose absence from the file leaves a possibly conflicting value in the table; the check runs only then.
   */
  readonly unlessNotified?: string;
}

/** Rejects a row whose value, one or more expressions over `staged`, is on an earlier line. */
export function onlyOnce(field: string, what: readonly string[], where = 'true'): SetCheck {
  const same = what.map((part, index) => `(${part}) = again.k${index}`).join(' and ');
  return {
    field,
    query: `select line, 'the same as on line ' || again.first as reason
            from staged s
            join (select ${what.map((part, index) => `${part} as k${index}`).join(', ')}, min(line) as first
                  from staged where ${where} group by ${what.join(', ')} having count(*) > 1) again on ${same}
            where ${where} and line <> again.first`,
  };
}

export type LineRow = { readonly line: number } & Readonly<Record<string, string | number>>;

const BATCH = 1000;

/** Reports rows that stay, in line order for each check. */
export async function warnBySet(
  client: PoolClient,
  checks: readonly SetCheck[],
  today: Day,
  onWarning: (warning: ApiError) => void,
): Promise<void> {
  for (const { field, query } of checks) {
    const found = `select line, reason from (${atDay(query, today)}) found order by line`;
    await eachRow(client, found, ({ line, reason }) => onWarning({ line, field, reason: String(reason) }));
  }
}

const atDay = (query: string, today: Day) => query.replaceAll(':today', `date '${today}'`);

/**
 * Runs the checks, reports errors in line order and removes those rows from `staged`. Returns the number of removed
 * rows.
 */
export async function rejectBySet(
  client: PoolClient,
  checks: readonly SetCheck[],
  today: Day,
  onRejected: (refusal: ApiError) => void,
): Promise<number> {
  await client.query(
    'create temp table refused (line integer not null, field text not null, reason text not null) on commit drop',
  );
  for (const { field, query } of checks) {
    await client.query(
      `insert into refused (line, field, reason) select found.line, $1, found.reason from (${atDay(query, today)}) found`,
      [field],
    );
  }
  await eachRow(client, 'select line, field, reason from refused order by line, field', ({ line, field, reason }) =>
    onRejected({ line, field: String(field), reason: String(reason) }),
  );
  const { rowCount } = await client.query('delete from staged where line in (select line from refused)');
  return rowCount ?? 0;
}

/** Iterates over a query's rows, with few in memory at once. */
export async function eachRow(
  client: PoolClient,
  query: string,
  use: (row: LineRow) => void | Promise<void>,
): Promise<void> {
  await client.query(`declare each_row no scroll cursor for ${query}`);
  for (;;) {
    const { rows } = await client.query<LineRow>(`fetch ${BATCH} from each_row`);
    for (const row of rows) await use(row);
    if (rows.length < BATCH) break;
  }
  await client.query('close each_row');
}
