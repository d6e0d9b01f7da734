import { getTableColumns, sql, type InferInsertModel, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Inserts many rows as one value of JSON. Drizzle makes a parameter of each value of each row, which takes
 * longer than PostgreSQL then takes for them. A column that only some rows name is null in the others, whatever
 * its default is.
 */
export function insertRows<T extends PgTable>(table: T, rows: readonly InferInsertModel<T>[]): SQL {
  const named = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => named.has(key));
  const said = rows.map((row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(columns.map(([key, { name }]) => [name, asJson(row[key])])),
  );
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  return sql`insert into ${table} (${names})
    select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(said)}::json)`;
}

/** JSON knows no number as long as those of rows may be; half a letter is refused in it, and a question mark as a value. */
function asJson(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  return typeof value === 'string' ? value.toWellFormed() : value;
}
