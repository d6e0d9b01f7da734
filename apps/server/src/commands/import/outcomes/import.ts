import type { Database } from '../../../db/database.ts';
import type { Writing } from '../../../shared/context.ts';
import type { Doer } from '../../../events/event.ts';
import { receiveOutcomes, type ReceivedOutcomes } from '../../../areas/integration/usecases/outcomes/receive.ts';
import { OUTCOME_FIELDS, type GivenRow } from '../../../areas/integration/usecases/outcomes/read.ts';
import { openCsv } from '../csv/open.ts';
import { COMMAND_LINE } from '../record.ts';
import { headerIsLine, type Progress, type SentRows } from '../table/import.ts';

export interface ImportedOutcomes extends ReceivedOutcomes {
  readonly isWritten: boolean;
}

interface Options {
  readonly skipRejected: boolean;
  readonly now: Date;
  readonly sent?: SentRows;
  /** Absent for the command line. */
  readonly by?: Doer;
  readonly progress?: Progress;
}

class RolledBack extends Error {
  readonly result: ImportedOutcomes;
  constructor(result: ImportedOutcomes) {
    super('refused lines keep the file out');
    this.result = result;
  }
}

const commandLine: Doer = { username: COMMAND_LINE, right: 'COMMAND' };

/** Applies the outcomes of a file in one transaction, all or none, unless rejected lines may be skipped. */
export async function importOutcomes(
  services: Writing,
  db: Database,
  path: string,
  { skipRejected, now, sent, by = commandLine, progress }: Options,
): Promise<ImportedOutcomes> {
  const [id, esito, ...others] = OUTCOME_FIELDS;
  const rule = { required: [id, esito], optional: others, anythingElse: 'refused' } as const;
  const file = await openCsv(path, rule, headerIsLine(sent));
  const given: AsyncIterable<GivenRow> = file.rows((bytes) => progress?.('reading', bytes, file.bytes));
  try {
    return await db.transaction(async (tx) => {
      const heard = await receiveOutcomes(services, tx, given, { by, now });
      if (heard.refusals.length + (sent?.rejectedBefore ?? 0) > 0 && !skipRejected) {
        throw new RolledBack({ ...heard, changed: 0, unchanged: 0, isWritten: false });
      }
      return { ...heard, isWritten: true };
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result;
    throw error;
  }
}
