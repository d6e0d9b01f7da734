import path from 'node:path';
import type { Pool } from 'pg';
import { databaseOf } from '../../db/database.ts';
import { insertAudit } from '../../db/queries/audit.ts';
import { StartError } from '../../errors/start-error.ts';
import type { Writing } from '../../usecases/context.ts';
import { COMMAND_LINE, keepRun } from '../record.ts';
import { refusalText, summary } from '../report.ts';
import { importOutcomes } from './import.ts';

interface Command {
  readonly files: readonly string[];
  readonly skipRejected: boolean;
}

/** Runs `import -- outcomes` and tells how it went; answers the exit code. */
export async function runOutcomes(pool: Pool, writing: Writing, { files, skipRejected }: Command): Promise<number> {
  const [file, ...others] = files;
  if (file === undefined || others.length > 0) {
    throw new StartError('Use: npm run import -- outcomes <outcomes.csv> [--skip-rejected]');
  }
  const now = new Date();
  const run = await databaseOf(pool).transaction(async (db) => {
    const { refusals, ...heard } = await importOutcomes(writing, db, file, { skipRejected, now });
    const refused = new Set(refusals.map(({ line }) => line)).size;
    const all = { ...heard, kind: 'outcomes', files, added: 0, refused, refusals };
    if (heard.isWritten) {
      const deed = `import outcomes ${path.basename(file)}`;
      await insertAudit(db, { at: now, deed, actorName: COMMAND_LINE, right: 'COMMAND' });
    }
    await keepRun(db, all, now);
    return all;
  });
  for (const refusal of run.refusals) console.error(refusalText(refusal));
  console.log(summary('outcomes', run, 'row', (Date.now() - now.getTime()) / 1000));
  if (run.isWritten) return 0;
  console.error('Nothing was written: correct the rows above, or leave them out with --skip-rejected.');
  return 1;
}
