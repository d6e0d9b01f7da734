import { DatabaseError } from 'pg';

/**
 * Why the database does not take what was to be written (a value that fits no column, a broken constraint), or nothing
 * where something else went wrong. Values are not told, of which one may be a password.
 */
export function errorOfDatabase(error: unknown): string | undefined {
  // A query of Drizzle's has what the database said as its cause.
  const said = error instanceof Error && error.cause instanceof DatabaseError ? error.cause : error;
  if (!(said instanceof DatabaseError) || !/^(?:22|23)/.test(said.code ?? '')) return undefined;
  const { code = '', constraint, table } = said;
  const where = constraint === undefined ? '' : ` by ${constraint} of ${table ?? 'a table'}`;
  return `refused by the database${where} (${code})`;
}
