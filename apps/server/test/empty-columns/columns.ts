import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { DatabaseError } from 'pg';
import { tableKinds } from '../../src/commands/import/kinds/index.ts';
import * as schema from '../../src/db/schema/index.ts';

/** Runs one statement. */
type Query = (text: string) => Promise<unknown>;

const others = ['commodity_contracts', 'vas_contracts', 'fibre_lines', 'self_consumptions'];
const imported = new Set([...tableKinds.map(({ table }) => table), ...others]);

/** The tables that a provider imports, with the columns that it may leave empty. */
export const importedTables = Object.values(schema)
  .filter((each) => is(each, PgTable))
  .map((table) => getTableConfig(table))
  .filter(({ name }) => imported.has(name))
  .map(({ name, columns, primaryKeys }) => ({
    name,
    key: [...columns.filter(({ primary }) => primary), ...(primaryKeys[0]?.columns ?? [])].map((column) => column.name),
    optional: columns.filter((column) => !column.notNull && !column.primary).map((column) => column.name),
  }))
  .filter(({ optional }) => optional.length > 0);

/** Empties optional columns; returns how many. */
export async function emptyColumns(
  query: Query,
  isIn: (column: string, index: number) => boolean = () => true,
): Promise<number> {
  let emptied = 0;
  for (const { name, optional } of importedTables) emptied += await empty(query, name, optional.filter(isIn));
  return emptied;
}

/** Empties the columns, but for those that a rule of the table wants filled, which no import can leave empty. */
async function empty(query: Query, table: string, columns: readonly string[]): Promise<number> {
  if (columns.length === 0) return 0;
  try {
    await query(`update ${table} set ${columns.map((column) => `${column} = null`).join(', ')}`);
    return columns.length;
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code?.startsWith('23'))) throw error;
    if (columns.length === 1) return 0;
    let emptied = 0;
    for (const column of columns) emptied += await empty(query, table, [column]);
    return emptied;
  }
}
