import path from 'node:path';
import type { PoolClient } from 'pg';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database } from '../../db/database.ts';
import { insertAudit } from '../../shared/queries.ts';
import { insertImportRun } from '../../areas/integration/queries/provider-exchange.ts';
import type { ApiError } from './table/columns.ts';
import type { ImportResult } from './table/merge.ts';

/** Actor name of the command line in the audit and the list of imports. */
export const COMMAND_LINE = 'command line';

/** Writes the audit entry in the import's own transaction. */
export async function recordImport(
  client: PoolClient,
  kind: string,
  files: readonly string[],
  at: Date,
): Promise<void> {
  const deed = `import ${kind} ${namesOf(files)}`;
  await insertAudit(drizzle(client), { at, deed, actorName: COMMAND_LINE, right: 'COMMAND' });
}

/** Result of the files of a kind, as shown to users who manage imports (fornitore.posto.1). */
export interface Run extends ImportResult {
  readonly kind: string;
  readonly files: readonly string[];
  /** Only the first errors are kept. */
  readonly refusals: readonly ApiError[];
}

export const MOST_KEPT = 100;

export function unreadable({ kind, files }: Pick<Run, 'kind' | 'files'>, { message }: Error): Run {
  const reason = files.reduce((said, file) => said.replaceAll(file, path.basename(file)), message);
  const nothing = { rows: 0, added: 0, changed: 0, unchanged: 0, isWritten: false };
  return { ...nothing, kind, files, refused: 1, refusals: [{ line: 1, field: null, reason }] };
}

export async function saveImportRun(db: Database, run: Run, at: Date, by: string = COMMAND_LINE): Promise<void> {
  const { kind, files, refusals, rows, added, changed, unchanged, refused, isWritten } = run;
  const counts = { rows, added, changed, unchanged, refused, isWritten };
  const kept = refusals.slice(0, MOST_KEPT);
  await insertImportRun(db, { at, by, kind, files: namesOf(files), refusals: kept, ...counts });
}

function namesOf(files: readonly string[]): string {
  const names = files.map((file) => path.basename(file));
  return names.length > MOST_NAMED ? `${names.slice(0, MOST_NAMED).join(' ')} … (${names.length})` : names.join(' ');
}

/** One night has thousands of invoices. */
const MOST_NAMED = 20;
