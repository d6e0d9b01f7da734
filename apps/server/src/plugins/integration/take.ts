import type { Pool } from 'pg';
import { databaseOf, type Database } from '../../db/database.ts';
import { insertAudit } from '../../shared/queries.ts';
import {
  findProviderRequest,
  insertProviderRequest,
  lockProviderRequest,
} from '../../areas/integration/queries/provider-exchange.ts';
import { ApiError } from '../../errors/api-error.ts';
import { StartError } from '../../errors/start-error.ts';
import { importOutcomes } from '../../commands/import/outcomes/import.ts';
import { planOf } from '../../commands/import/plans.ts';
import { saveImportRun } from '../../commands/import/record.ts';
import { importTable } from '../../commands/import/table/import.ts';
import { inFolder } from '../../commands/import/transaction.ts';
import type { Writing } from '../../shared/context.ts';
import { rejectRevokedKey } from '../../areas/integration/usecases/keys.ts';
import { fileKinds } from './files/kinds.ts';
import { MOST_REPORTED, LineErrors } from './rejected.ts';
import {
  actorRoleOf,
  nothing,
  type Load,
  type Outcome,
  type Remark,
  type Sent,
  type Taken,
  type Taking,
  type Tell,
} from './sent.ts';

/** Returns the earlier answer to the same rows; rejects other rows under the same key (fornitore.connessi.1). */
export async function answerBefore(db: Database, sent: Sent): Promise<string | undefined> {
  const before = await findProviderRequest(db, sent.sender.keyId, sent.idempotencyKey);
  if (before !== undefined && before.digest !== digestOf(sent)) throw new ApiError('REQUEST_REPEATED_DIFFERENTLY');
  return before?.answer;
}

/**
 * Loads the rows and returns the result. Data, stored answer and audit entry share one transaction: even if the
 * server is killed, resending the rows loads them once and gets the same answer.
 */
export async function takeRows(services: Taking, pool: Pool, sent: Sent): Promise<string> {
  if (sent.kind === 'outcomes') {
    return databaseOf(pool).transaction((db) => once(db, sent, (tell) => hear(services, db, sent, tell)));
  }
  return inFolder(pool, (whole) =>
    once(whole.db, sent, (tell) =>
      whole.orTaken(
        () => (fileKinds.get(sent.kind)?.load ?? loadRows)(services, whole, sent, tell),
        (error) => notOfTheKind(sent, error, tell),
      ),
    ),
  );
}

type Work = (tell: Tell) => Promise<Outcome>;

async function once(db: Database, sent: Sent, work: Work): Promise<string> {
  await lockProviderRequest(db, sent.sender.keyId, sent.idempotencyKey);
  await rejectRevokedKey(db, sent.sender);
  const before = await answerBefore(db, sent);
  if (before !== undefined) return before;
  const { sender, idempotencyKey, kind, now } = sent;
  const taken = await take(sent, work);
  const answer = answerOf(taken);
  await saveImportRun(db, { ...taken, kind, files: [] }, now, sender.name);
  await insertAudit(db, { at: now, deed: `provider ${kind}`, actorName: sender.name, right: 'COMMAND' });
  const digest = digestOf(sent);
  await insertProviderRequest(db, { keyId: sender.keyId, idempotencyKey, digest, answer, at: now });
  return answer;
}

const digestOf = ({ kind, skipRejected, spooled }: Sent) => `${kind} ${String(skipRejected)} ${spooled.digest}`;

async function take({ spooled, skipRejected }: Sent, work: Work): Promise<Taken> {
  const { rows, refused: before } = spooled;
  const found = new LineErrors();
  const remarks: Remark[] = [];
  const tell: Tell = {
    refused: (refusal) => found.add(refusal),
    remarked: (remark) => void (remarks.length < MOST_REPORTED && remarks.push(remark)),
  };
  // Without any row there is no header and nothing to load.
  const isEmpty = rows === before.count;
  const done = isEmpty ? nothing(rows === 0 || skipRejected) : await work(tell);
  const { added, changed, unchanged, isWritten } = done;
  const refusals = [...before.told, ...found.told].toSorted((one, other) => one.line - other.line);
  const refused = before.count + (done.refused ?? found.count);
  const told = { refusals: refusals.slice(0, MOST_REPORTED), remarks };
  return { rows, added, changed, unchanged, refused, isWritten, ...told };
}

const loadRows: Load = async (_services, place, { spooled, kind, skipRejected, now }, tell) => {
  const plan = await planOf(kind, place, spooled.file);
  if (plan === undefined) throw new ApiError('NOT_FOUND');
  return importTable(place, spooled.file, plan, {
    skipRejected,
    now,
    sent: { rejectedBefore: spooled.refused.count },
    onRejected: tell.refused,
    onWarning: ({ line, field, reason }) => tell.remarked({ line, note: `${field ?? 'row'}: ${reason}` }),
    isRecordedElsewhere: true,
  });
};

async function hear(services: Writing, db: Database, sent: Sent, tell: Tell): Promise<Outcome> {
  const { sender, spooled, skipRejected, now } = sent;
  const by = actorRoleOf(sender);
  try {
    const rejectedBefore = spooled.refused.count;
    const heard = await importOutcomes(services, db, spooled.file, { skipRejected, now, by, sent: { rejectedBefore } });
    for (const refusal of heard.refusals) tell.refused(refusal);
    return { ...heard, added: 0 };
  } catch (error) {
    if (error instanceof StartError) return notOfTheKind(sent, error, tell);
    throw error;
  }
}

/** The set of fields does not match the kind. */
function notOfTheKind({ spooled }: Sent, error: StartError, tell: Tell) {
  const reason = error.message.replaceAll(spooled.file, '').replace(/^: /, '');
  tell.refused({ line: spooled.first, field: null, reason });
  return nothing(false);
}

/** Writes one line per error and per remark, then a summary line. */
function answerOf({ refusals, remarks, rows, added, changed, unchanged, refused, isWritten }: Taken): string {
  const all = { rows, added, changed, unchanged, refused, written: isWritten };
  return `${[...refusals, ...remarks, all].map((line) => JSON.stringify(line)).join('\n')}\n`;
}
