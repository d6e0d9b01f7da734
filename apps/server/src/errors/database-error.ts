import { DatabaseError } from 'pg';

/**
 * Returns the reason why the database rejected a value (it fits no column, or breaks a constraint), or undefined
 * for any other error. Values are left out, since one may be a password.
 */
export function errorOfDatabase(error: unknown): string | undefined {
  // Drizzle wraps the database error as its cause.
  const said = error instanceof Error && error.cause instanceof DatabaseError ? error.cause : error;
  if (!(said instanceof DatabaseError) || !/^(?:22|23)/.test(said.code ?? '')) return undefined;
  const { code = '', constraint, table } = said;
  const where = constraint === undefined ? '' : ` by ${constraint} of ${table ?? 'a table'}`;
  return `refused by the database${where} (${code})`;
}
