import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * Returns a row's version: the PostgreSQL number of its last writing transaction, replaced by every change,
 * imports included. An update with an older version changes nothing.
 */
export function versionOf(table: PgTable) {
  return sql<string>`${table}.xmin::text`;
}

/** The version of a row that does not exist yet; no transaction has this number. */
export const NO_VERSION = '0';
