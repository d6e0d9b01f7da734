import { sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/**
 * The version of a row: PostgreSQL's number of the transaction that wrote it, which every change
 * replaces, that of an import as well. What a caller has seen at one version is changed at that
 * version or not at all.
 */
export function versionOf(table: PgTable) {
  return sql<string>`${table}.xmin::text`;
}

/** The version of what is not there yet; no transaction has this number. */
export const NO_VERSION = '0';
