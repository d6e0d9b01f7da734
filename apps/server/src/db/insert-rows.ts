import { getTableColumns, sql, type InferInsertModel, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Inserts many rows as one JSON value: Drizzle creates a parameter for each value, which takes longer than the
 * insert itself. A column that only some rows name is null in the others, whatever its default.
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

/** JSON numbers are too short for bigint, and PostgreSQL rejects lone surrogates in JSON. */
function asJson(value: unknown): unknown {
  if (typeof value === 'bigint') return String(value);
  return typeof value === 'string' ? value.toWellFormed() : value;
}
