import { dayInRome } from '@sportello/domain';
import type { PoolClient } from 'pg';
import { errorOfDatabase } from '../../../errors/database-error.ts';
import { StartError } from '../../../errors/start-error.ts';
import { openCsv, type HeaderRule } from '../csv/open.ts';
import { recordImport } from '../record.ts';
import { inTransaction, RolledBack, type ImportPlace } from '../transaction.ts';
import type { ApiError } from './columns.ts';
import type { Counts, ImportResult } from './merge.ts';
import { rejectBySet, type SetCheck } from './line-errors.ts';
import type { RowSource } from './source.ts';
import { stage, type StagePlan } from './stage.ts';

/** How a kind of file is loaded. */
export interface ImportPlan extends StagePlan {
  readonly kind: string;
  readonly checks: readonly SetCheck[];
  /** Writes what is in `staged`. */
  readonly write: (client: PoolClient, source: RowSource, progress: Progress, now: Date) => Promise<Counts>;
}

export interface ImportOptions {
  /** Writes the good rows of a file that has bad ones; otherwise one bad row refuses them all. */
  readonly skipRejected: boolean;
  readonly now: Date;
  readonly onRejected: (refusal: ApiError) => void;
  readonly progress?: Progress;
  /** Of rows that did not come as a file. */
  readonly sent?: SentRows;
  /** Whether whoever calls writes into the audit what was imported, and by whom. */
  readonly isRecordedElsewhere?: boolean;
}

/** Rows that were sent line by line, and stand in a file behind a header. */
export interface SentRows {
  /** How many were refused before they came here: they keep the others out as those do that are refused here. */
  readonly rejectedBefore: number;
}

/** Lines are told as they were sent: the header was not. */
export const headerIsLine = (sent: SentRows | undefined): number => (sent === undefined ? 1 : 0);

/** Is told what is being done and how far it got. */
export type Progress = (step: string, done: number, total: number) => void;

/** Loads a file: all of it or nothing, unless refused rows may be left out. */
export async function importTable(
  place: ImportPlace,
  path: string,
  plan: ImportPlan,
  options: ImportOptions,
): Promise<ImportResult> {
  const source = await openCsv(path, headerOf(plan), headerIsLine(options.sent));
  return importRows(place, source, plan, { ...options, from: [path] });
}

/** What the header of a file for a plan must and may have. */
function headerOf({ columns }: ImportPlan): HeaderRule {
  return {
    required: columns.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    optional: columns.map(({ name }) => name),
    anythingElse: 'refused',
  };
}

/** Loads rows, wherever they come from; `from` is the names under which the audit knows them. */
async function importRows(
  place: ImportPlace,
  source: RowSource,
  plan: ImportPlan,
  {
    skipRejected,
    now,
    onRejected,
    progress = () => undefined,
    sent,
    isRecordedElsewhere = false,
    from,
  }: ImportOptions & { readonly from: readonly string[] },
): Promise<ImportResult> {
  const nothing = { added: 0, changed: 0, unchanged: 0 };
  const done = await inTransaction(place, async (client) => {
    const staged = await stage(client, source, plan, onRejected, (bytes) => progress('reading', bytes, source.bytes));
    // Enough to choose a plan by; a table that is kept is looked at more closely.
    await client.query('set local default_statistics_target = 10; analyze staged; reset default_statistics_target');
    const checks = plan.checks.filter(({ unlessNotified = '' }) => !source.columns.has(unlessNotified));
    const refused = staged.refused + (await rejectBySet(client, checks, dayInRome(now.getTime()), onRejected));
    if (refused + (sent?.rejectedBefore ?? 0) > 0 && !skipRejected) {
      return new RolledBack<ImportResult>({ rows: staged.rows, refused, isWritten: false, ...nothing });
    }
    const counts = await plan.write(client, source, progress, now);
    if (!isRecordedElsewhere) await recordImport(client, plan.kind, from, now);
    return { rows: staged.rows, refused, isWritten: true, ...counts };
  }).catch((error: unknown) => {
    throw notTaken(error, from);
  });
  return done instanceof RolledBack ? done.result : done;
}

/**
 * What a file says and the database does not take, which no check has seen: a fault of ours, but the file's
 * to go around.
 */
function notTaken(error: unknown, [file = '']: readonly string[]): unknown {
  const reason = errorOfDatabase(error);
  return reason === undefined ? error : new StartError(`${file}: some of its rows are ${reason}.`, { cause: error });
}
