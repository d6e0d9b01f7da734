import { dayInRome } from '@sportello/domain';
import type { PoolClient } from 'pg';
import { errorOfDatabase } from '../../../errors/database-error.ts';
import { StartError } from '../../../errors/start-error.ts';
import { openCsv, type HeaderRule } from '../csv/open.ts';
import { recordImport } from '../record.ts';
import { inTransaction, RolledBack, type ImportPlace } from '../transaction.ts';
import type { ApiError } from './columns.ts';
import type { Counts, ImportResult } from './merge.ts';
import { rejectBySet, warnBySet, type SetCheck } from './line-errors.ts';
import type { RowSource } from './source.ts';
import { stage, type StagePlan } from './stage.ts';

export interface ImportPlan extends StagePlan {
  readonly kind: string;
  readonly checks: readonly SetCheck[];
  /** Rows that are loaded, and reported all the same. */
  readonly warnings?: readonly SetCheck[];
  readonly write: (client: PoolClient, source: RowSource, progress: Progress, now: Date) => Promise<Counts>;
}

export interface ImportOptions {
  /** Writes the valid rows of a file with invalid ones; otherwise one invalid row rejects the whole file. */
  readonly skipRejected: boolean;
  readonly now: Date;
  readonly onRejected: (refusal: ApiError) => void;
  readonly onWarning?: (warning: ApiError) => void;
  readonly progress?: Progress;
  /** Present for rows that did not come as a file. */
  readonly sent?: SentRows;
  /** True if the caller writes the audit entry of the import. */
  readonly isRecordedElsewhere?: boolean;
}

/** Rows sent line by line, stored in a file with a header. */
export interface SentRows {
  /** Rows rejected earlier; like rows rejected here, they block the whole import. */
  readonly rejectedBefore: number;
}

/** Line numbers match the lines sent, which had no header. */
export const headerIsLine = (sent: SentRows | undefined): number => (sent === undefined ? 1 : 0);

export type Progress = (step: string, done: number, total: number) => void;

/** Loads a file, all or nothing, unless rejected rows may be skipped. */
export async function importTable(
  place: ImportPlace,
  path: string,
  plan: ImportPlan,
  options: ImportOptions,
): Promise<ImportResult> {
  const source = await openCsv(path, headerOf(plan), headerIsLine(options.sent));
  return importRows(place, source, plan, { ...options, from: [path] });
}

function headerOf({ columns }: ImportPlan): HeaderRule {
  return {
    required: columns.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    optional: columns.map(({ name }) => name),
    anythingElse: 'refused',
  };
}

/** Loads rows from any source; `from` holds the file names for the audit. */
async function importRows(
  place: ImportPlace,
  source: RowSource,
  plan: ImportPlan,
  {
    skipRejected,
    now,
    onRejected,
    onWarning = () => undefined,
    progress = () => undefined,
    sent,
    isRecordedElsewhere = false,
    from,
  }: ImportOptions & { readonly from: readonly string[] },
): Promise<ImportResult> {
  const nothing = { added: 0, changed: 0, unchanged: 0 };
  const done = await inTransaction(place, async (client) => {
    const staged = await stage(client, source, plan, onRejected, (bytes) => progress('reading', bytes, source.bytes));
    // A coarse sample is enough to choose a plan; permanent tables are analyzed in more detail.
    await client.query('set local default_statistics_target = 10; analyze staged; reset default_statistics_target');
    const checks = plan.checks.filter(({ unlessNotified = '' }) => !source.columns.has(unlessNotified));
    const refused = staged.refused + (await rejectBySet(client, checks, dayInRome(now.getTime()), onRejected));
    if (refused + (sent?.rejectedBefore ?? 0) > 0 && !skipRejected) {
      return new RolledBack<ImportResult>({ rows: staged.rows, refused, isWritten: false, ...nothing });
    }
    await warnBySet(client, plan.warnings ?? [], dayInRome(now.getTime()), onWarning);
    const counts = await plan.write(client, source, progress, now);
    if (!isRecordedElsewhere) await recordImport(client, plan.kind, from, now);
    return { rows: staged.rows, refused, isWritten: true, ...counts };
  }).catch((error: unknown) => {
    throw notTaken(error, from);
  });
  return done instanceof RolledBack ? done.result : done;
}

/** Converts a database error that no check caught; the gap is our bug, but the file must work around it. */
function notTaken(error: unknown, [file = '']: readonly string[]): unknown {
  const reason = errorOfDatabase(error);
  return reason === undefined ? error : new StartError(`${file}: some of its rows are ${reason}.`, { cause: error });
}
