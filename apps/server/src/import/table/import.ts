import type { Pool, PoolClient } from 'pg';
import { openCsv, type CsvFile } from '../csv/open.ts';
import { recordImport } from '../record.ts';
import { inTransaction, RolledBack } from '../transaction.ts';
import type { Refusal } from './columns.ts';
import type { Counts } from './merge.ts';
import { refuseBySet, type SetCheck } from './refusals.ts';
import { stage, type StagePlan } from './stage.ts';

/** How a kind of file is loaded. */
export interface ImportPlan extends StagePlan {
  readonly kind: string;
  /** Indexes that the checks need. */
  readonly indexes: readonly string[];
  readonly checks: readonly SetCheck[];
  /** Writes what is in `staged`. */
  readonly write: (client: PoolClient, file: CsvFile, progress: Progress) => Promise<Counts>;
  /** The tables whose statistics a big import makes wrong. */
  readonly tables: readonly string[];
}

export interface ImportOptions {
  /** Writes the good rows of a file that has bad ones; otherwise one bad row refuses them all. */
  readonly skipRejected: boolean;
  readonly now: Date;
  readonly onRefused: (refusal: Refusal) => void;
  readonly progress?: Progress;
}

/** Is told what is being done and how far it got. */
export type Progress = (step: string, done: number, total: number) => void;

/** What an import did. */
export interface ImportResult extends Counts {
  readonly rows: number;
  readonly refused: number;
  /** False when refused rows kept the whole file out. */
  readonly isWritten: boolean;
}

/** Loads a file: all of it or nothing, unless refused rows may be left out. */
export async function importTable(
  pool: Pool,
  path: string,
  plan: ImportPlan,
  { skipRejected, now, onRefused, progress = () => undefined }: ImportOptions,
): Promise<ImportResult> {
  const file = await openCsv(path, {
    required: plan.columns.filter(({ isRequired }) => isRequired).map(({ name }) => name),
    optional: plan.columns.map(({ name }) => name),
    anythingElse: 'refused',
  });
  const nothing = { added: 0, changed: 0, unchanged: 0 };
  const done = await inTransaction(pool, async (client) => {
    const staged = await stage(client, file, plan, onRefused, (bytes) => progress('reading', bytes, file.bytes));
    for (const columns of plan.indexes) await client.query(`create index on staged (${columns})`);
    await client.query('analyze staged');
    const refused = staged.refused + (await refuseBySet(client, plan.checks, onRefused));
    if (refused > 0 && !skipRejected) {
      return new RolledBack<ImportResult>({ rows: staged.rows, refused, isWritten: false, ...nothing });
    }
    const counts = await plan.write(client, file, progress);
    for (const table of plan.tables) await client.query(`analyze ${table}`);
    await recordImport(client, plan.kind, [path], now);
    return { rows: staged.rows, refused, isWritten: true, ...counts };
  });
  return done instanceof RolledBack ? done.result : done;
}
