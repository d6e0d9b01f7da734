import type { Pool } from 'pg';
import { databaseOf } from '../../../db/database.ts';
import { listUnread } from '../../doctor/rows.ts';
import { StartError } from '../../../errors/start-error.ts';
import { saveImportRun, unreadable, type Run } from '../record.ts';
import { inFolder, RolledBack, type ImportPlace } from '../transaction.ts';
import { count, number } from '../report.ts';
import { filesOf, type KindFiles } from './files.ts';

/** Loads the files of one kind and reports on them. */
export type LoadKind = (
  place: ImportPlace,
  of: { readonly kind: string; readonly files: readonly string[]; readonly skipRejected: boolean },
) => Promise<Run>;

interface FolderOptions {
  readonly isCheck: boolean;
  readonly skipRejected: boolean;
  readonly now: Date;
}

/**
 * Loads all files of a folder in one transaction, in which each sees the data of those before it. A check does the
 * same and rolls back, so nothing becomes visible to others. Returns the exit code.
 */
export async function runFolder(pool: Pool, folder: string, load: LoadKind, options: FolderOptions): Promise<number> {
  const { known, leftOut } = await filesOf(folder);
  for (const line of leftOut) console.error(line);
  if (known.length === 0) throw new StartError(`${folder} holds nothing that can be imported.`);
  const { isCheck, now } = options;
  // A check continues with the good rows, so that one bad customer isn't reported again as a hundred bad contracts.
  const skipRejected = isCheck || options.skipRejected;
  const runs: Run[] = [];
  const isWhole = () => runs.every(({ isWritten }) => isWritten);
  const wrong = () => runs.reduce((sum, { refused }) => sum + refused, 0);
  let left = 0;
  await inFolder(pool, async (whole) => {
    const before = isCheck ? await listUnread(whole) : undefined;
    for (const of of known) {
      const run = await whole.orTaken(
        () => load(whole, { ...of, skipRejected }),
        (error) => told(of, error),
      );
      runs.push(run);
      if (!run.isWritten) break;
    }
    if (before !== undefined) left = reportUnread(before, await listUnread(whole));
    if (isCheck || !isWhole()) return new RolledBack(null);
    for (const run of runs) await saveImportRun(whole.db, run, now);
    return null;
  });
  if (isCheck) {
    console.log(
      wrong() === 0
        ? `${left === 0 ? 'All of it fits together.' : 'All of it can be taken in, but look at what it leaves behind.'} Nothing was written: this was a check.`
        : `${count(wrong(), 'row')} can’t be taken in, or a file as a whole. Nothing was written: this was a check.`,
    );
    return wrong() === 0 ? 0 : 1;
  }
  if (isWhole()) {
    console.log(`All of the folder was taken in${wrong() === 0 ? '' : `, but for ${count(wrong(), 'row')}`}.`);
    return 0;
  }
  for (const run of runs) await saveImportRun(databaseOf(pool), taken(run), now);
  console.error('Nothing of the folder was written.');
  return 1;

  /** An unreadable file does not stop the checks of the others, but prevents the commit. */
  function told(of: KindFiles, error: StartError): Run {
    console.error(error.message);
    return { ...unreadable(of, error), isWritten: isCheck };
  }
}

/** Reports rows that have no parent once the folder is loaded, and returns their number. */
function reportUnread(before: Unread, after: Unread): number {
  let left = 0;
  for (const [what, names] of after) {
    const known = new Set(before.get(what));
    const added = names.filter((name) => !known.has(name));
    left += added.length;
    if (added.length === 0) continue;
    const named = added.slice(0, MOST_NAMED).join(', ');
    console.error(`look: ${number(added.length)} ${what}: ${named}${added.length > MOST_NAMED ? ', …' : ''}`);
  }
  return left;
}

type Unread = Awaited<ReturnType<typeof listUnread>>;

/** Enough examples to start correcting the data. */
const MOST_NAMED = 20;

const taken = (run: Run): Run => ({ ...run, added: 0, changed: 0, unchanged: 0, isWritten: false });
