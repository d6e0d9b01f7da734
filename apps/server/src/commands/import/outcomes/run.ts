import path from 'node:path';
import type { Pool } from 'pg';
import { databaseOf } from '../../../db/database.ts';
import { insertAudit } from '../../../shared/queries.ts';
import { StartError } from '../../../errors/start-error.ts';
import type { Writing } from '../../../shared/context.ts';
import { progressBar } from '../progress.ts';
import { COMMAND_LINE, saveImportRun, unreadable, type Run } from '../record.ts';
import { count, lineErrorText, summary } from '../report.ts';
import type { Progress } from '../table/import.ts';
import { importOutcomes } from './import.ts';

interface Command {
  readonly files: readonly string[];
  readonly skipRejected: boolean;
}

/** Runs `import -- outcomes`, prints the result and returns the exit code. */
export async function runOutcomes(pool: Pool, writing: Writing, { files, skipRejected }: Command): Promise<number> {
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) {
    throw new StartError('Use: npm run import -- outcomes <outcomes.csv> [--skip-rejected]');
  }
  const now = new Date();
  const bar = progressBar();
  const progress: Progress = (step, done, total) => bar.update(step, done, total);
  const options = { skipRejected, now, progress };
  let unread: StartError | undefined;
  const run = await databaseOf(pool)
    .transaction(async (db) => {
      const all = await importOutcomes(writing, db, file, options).then(
        (heard): Run => ({ ...heard, kind: 'outcomes', files, added: 0 }),
        (error: unknown) => {
          if (!(error instanceof StartError)) throw error;
          return unreadable({ kind: 'outcomes', files }, (unread = error));
        },
      );
      if (all.isWritten) {
        const deed = `import outcomes ${path.basename(file)}`;
        await insertAudit(db, { at: now, deed, actorName: COMMAND_LINE, right: 'COMMAND' });
      }
      await saveImportRun(db, all, now);
      return all;
    })
    .finally(bar.stop);
  // Thrown only after the run is saved in the list of imports.
  if (unread !== undefined) throw unread;
  for (const refusal of run.refusals) console.error(lineErrorText(refusal));
  const more = run.refused - new Set(run.refusals.map(({ line }) => line)).size;
  if (more > 0) console.error(`… and ${count(more, 'other row')}`);
  console.log(summary('outcomes', run, 'row', (Date.now() - now.getTime()) / 1000));
  if (run.isWritten) return 0;
  console.error('Nothing was written: correct the rows above, or leave them out with --skip-rejected.');
  return 1;
}
