import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

const ROWS_PER_INSERT = 2000;

export async function insertAll<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    for (const insert of insertsOf(table, rows.slice(from, from + ROWS_PER_INSERT))) await tx.execute(insert);
  }
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Returns statements that insert the rows in their order, each with one array for a column: a parameter for each value
 * would take Drizzle and PostgreSQL several times as long. Rows with other defaults need a statement of their own.
 */
export function insertsOf<Table extends PgTable>(table: Table, rows: readonly Table['$inferInsert'][]): SQL[] {
  const columns = Object.entries<PgColumn>(getTableColumns(table)).filter(
    ([, column]) => column.generated === undefined,
  );
  const runs: { readonly given: readonly (readonly [string, PgColumn])[]; readonly rows: Row[] }[] = [];
  for (const row of rows as readonly Row[]) {
    const given = columns.filter(([name, column]) => row[name] !== undefined || !column.hasDefault);
    const last = runs.at(-1);
    if (last?.given.length === given.length && last.given.every(([name], at) => name === given[at]?.[0]))
      last.rows.push(row);
    else runs.push({ given, rows: [row] });
  }
  return runs.map((run) => insertOf(table, run.given, run.rows));
}

function insertOf(table: PgTable, columns: readonly (readonly [string, PgColumn])[], rows: readonly Row[]): SQL {
  const names = sql.join(
    columns.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const values = columns.map(([name, column], at) => ({
    given: sql`${sql.param(rows.map((row) => textOf(column, row[name])))}::text[]`,
    cast: sql.raw(`c${at}::${column.getSQLType()}`),
    name: sql.raw(`c${at}`),
  }));
  const list = (part: 'given' | 'cast' | 'name') =>
    sql.join(
      values.map((value) => value[part]),
      sql`, `,
    );
  return sql`insert into ${table} (${names}) select ${list('cast')} from unnest(${list('given')}) as given (${list('name')})`;
}

/** Returns a value as PostgreSQL reads it from text. */
function textOf(column: PgColumn, value: unknown): string | null {
  if (value === undefined || value === null) return null;
  const mapped = column.mapToDriverValue(value);
  if (Buffer.isBuffer(mapped)) return `\\x${mapped.toString('hex')}`;
  return mapped instanceof Date ? mapped.toISOString() : String(mapped);
}
