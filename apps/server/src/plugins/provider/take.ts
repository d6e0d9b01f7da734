import type { Pool } from 'pg';
import { databaseOf, type Database } from '../../db/database.ts';
import { insertAudit } from '../../db/queries/audit.ts';
import { findProviderRequest, insertProviderRequest, lockProviderRequest } from '../../db/queries/provider-exchange.ts';
import { Refusal } from '../../errors/refusal.ts';
import { StartError } from '../../errors/start-error.ts';
import { importOutcomes } from '../../import/outcomes/import.ts';
import { planOf } from '../../import/plans.ts';
import { keepRun } from '../../import/record.ts';
import { importTable } from '../../import/table/import.ts';
import { inFolder } from '../../import/transaction.ts';
import type { ProviderActor, Writing } from '../../usecases/context.ts';
import type { LineRefusal } from '../../usecases/outcomes/read.ts';
import { MOST_TOLD, RefusedLines } from './refused.ts';
import type { Spooled } from './spool.ts';

/** Rows that were sent, and with which key they are sent once. */
export interface Sent {
  readonly sender: ProviderActor;
  readonly idempotencyKey: string;
  readonly kind: string;
  readonly spooled: Spooled;
  readonly skipRejected: boolean;
  readonly now: Date;
}

/** What came of rows that were sent. */
interface Taken {
  readonly rows: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly refused: number;
  /** The first of them. */
  readonly refusals: readonly LineRefusal[];
  readonly isWritten: boolean;
}

/** The answer that the same rows got before; other rows with the same key are refused (fornitore.connessi.1). */
export async function answerBefore(db: Database, sent: Sent): Promise<string | undefined> {
  const before = await findProviderRequest(db, sent.sender.keyId, sent.idempotencyKey);
  if (before !== undefined && before.digest !== digestOf(sent)) throw new Refusal('REQUEST_REPEATED_DIFFERENTLY');
  return before?.answer;
}

/**
 * Loads rows that were sent, and answers with what came of them. The work, the answer and who did it are
 * one transaction: whenever the server is killed, the same rows sent again are done once and answered the same.
 */
export async function takeRows(services: Writing, pool: Pool, sent: Sent): Promise<string> {
  if (sent.kind === 'outcomes') {
    return databaseOf(pool).transaction((db) => once(db, sent, (onRefused) => hear(services, db, sent, onRefused)));
  }
  return inFolder(pool, (whole) =>
    once(whole.db, sent, (onRefused) =>
      whole.orTaken(
        async () => {
          const { spooled, kind, skipRejected, now } = sent;
          const plan = await planOf(kind, whole, spooled.file);
          if (plan === undefined) throw new Refusal('NOT_FOUND');
          return importTable(whole, spooled.file, plan, {
            skipRejected,
            now,
            sent: { refusedBefore: spooled.refused.count },
            onRefused,
            isRecordedElsewhere: true,
          });
        },
        (error) => notOfTheKind(sent, error, onRefused),
      ),
    ),
  );
}

type OnRefused = (refusal: LineRefusal) => void;
type Work = (onRefused: OnRefused) => Promise<Omit<Taken, 'refused' | 'refusals' | 'rows'>>;

async function once(db: Database, sent: Sent, work: Work): Promise<string> {
  await lockProviderRequest(db, sent.sender.keyId, sent.idempotencyKey);
  const before = await answerBefore(db, sent);
  if (before !== undefined) return before;
  const { sender, idempotencyKey, kind, now } = sent;
  const taken = await take(sent, work);
  const answer = answerOf(taken);
  await keepRun(db, { ...taken, kind, files: [] }, now, sender.name);
  await insertAudit(db, { at: now, deed: `provider ${kind}`, actorName: sender.name, right: 'COMMAND' });
  const digest = digestOf(sent);
  await insertProviderRequest(db, { keyId: sender.keyId, idempotencyKey, digest, answer, at: now });
  return answer;
}

const digestOf = ({ kind, skipRejected, spooled }: Sent) => `${kind} ${String(skipRejected)} ${spooled.digest}`;

async function take({ spooled, skipRejected }: Sent, work: Work): Promise<Taken> {
  const { rows, refused: before } = spooled;
  const found = new RefusedLines();
  // Without a row there is no header, and nothing to be loaded.
  const isEmpty = rows === before.count;
  const done = isEmpty ? nothing(rows === 0 || skipRejected) : await work((refusal) => found.add(refusal));
  const { added, changed, unchanged, isWritten } = done;
  const refusals = [...before.told, ...found.told].toSorted((one, other) => one.line - other.line);
  const refused = before.count + found.count;
  return { rows, added, changed, unchanged, refused, refusals: refusals.slice(0, MOST_TOLD), isWritten };
}

const nothing = (isWritten: boolean) => ({ added: 0, changed: 0, unchanged: 0, isWritten });

async function hear(services: Writing, db: Database, sent: Sent, onRefused: OnRefused): ReturnType<Work> {
  const { sender, spooled, skipRejected, now } = sent;
  const by = { username: sender.name, right: 'COMMAND' } as const;
  try {
    const refusedBefore = spooled.refused.count;
    const heard = await importOutcomes(services, db, spooled.file, { skipRejected, now, by, sent: { refusedBefore } });
    for (const refusal of heard.refusals) onRefused(refusal);
    return { ...heard, added: 0 };
  } catch (error) {
    if (error instanceof StartError) return notOfTheKind(sent, error, onRefused);
    throw error;
  }
}

/** The fields as a whole are not those of the kind. */
function notOfTheKind({ spooled }: Sent, error: StartError, onRefused: OnRefused) {
  const reason = error.message.replaceAll(spooled.file, '').replace(/^: /, '');
  onRefused({ line: spooled.first, field: null, reason });
  return nothing(false);
}

/** A line for each that was refused, and one that says what came of all. */
function answerOf({ refusals, rows, added, changed, unchanged, refused, isWritten }: Taken): string {
  const all = { rows, added, changed, unchanged, refused, written: isWritten };
  return `${[...refusals, all].map((line) => JSON.stringify(line)).join('\n')}\n`;
}
