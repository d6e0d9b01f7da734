import { dayInRome, applyOutcome, type ChangeMatter } from '@sportello/domain';
import {
  createStagingTable,
  stageOutcomes,
  listUnknown,
  lockOutcomes,
  readReported,
  updateChanges,
  type ChangeMove,
  type OutcomeChangeRow,
  type OutcomeLine,
} from '../../queries/changes.ts';
import type { Database } from '../../../../db/database.ts';
import { errorOfDatabase } from '../../../../errors/database-error.ts';
import type { Writing } from '../../../../shared/context.ts';
import type { Doer } from '../../../../events/event.ts';
import { SAME, type Effect, type Moved, type Work } from './effect.ts';
import { EFFECTS, invalidateOnChanges } from './effects.ts';
import { readOutcome, type GivenRow, type LineError } from './read.ts';
import { notifyOfOutcomes } from './notify.ts';

export interface ReceivedOutcomes {
  readonly rows: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Rejected lines, and the reasons of the first of them in line order. */
  readonly refused: number;
  readonly refusals: readonly LineError[];
}

/** Rejected lines reported per file; the rest are only counted. */
const MOST_REJECTIONS = 10_000;

class Refusals {
  readonly lines = new Set<number>();
  readonly told: LineError[] = [];

  add(refusal: LineError): void {
    this.lines.add(refusal.line);
    if (this.told.length < MOST_REJECTIONS) this.told.push(refusal);
  }
}

/** Lines held in memory at once. */
const PAGE = 500;

/** Applies the provider's outcomes inside one transaction; rejected lines change nothing. */
export async function receiveOutcomes(
  services: Writing,
  db: Database,
  given: AsyncIterable<GivenRow>,
  { by, now }: { readonly by: Doer; readonly now: Date },
): Promise<ReceivedOutcomes> {
  const today = dayInRome(now.getTime());
  await lockOutcomes(db);
  await createStagingTable(db);
  const refusals = new Refusals();
  const rows = await stage(db, given, today, refusals);
  for (const line of await listUnknown(db)) {
    refusals.add({ line, field: 'id', reason: 'no change with this "id" awaits an outcome' });
  }
  const moved = new Set<number>();
  const heard = new Set<number>();
  let before: OutcomeChangeRow | undefined;
  for await (const page of readReported(db, PAGE)) {
    const hearing = { services, by, now, today, page, before };
    // A page with a failing line is rolled back to the savepoint and repeated line by line.
    const came = await db
      .transaction((inner) => receivePage({ ...hearing, db: inner }, atOnce))
      .catch((error: unknown) => {
        if (errorOfDatabase(error) === undefined) throw error;
        return receivePage({ ...hearing, db }, byItself);
      });
    for (const refusal of came.refusals) refusals.add(refusal);
    for (const { told } of page) heard.add(told.line);
    for (const { told } of came.done) moved.add(told.line);
    before = came.before;
    await updateChanges(db, lastOfEach(came.moves), now);
    // Batched: eight statements per page instead of eight per line.
    await notifyOfOutcomes({ services, db, by, now }, came.done);
    await invalidateOnChanges(
      db,
      came.done.map(({ change }) => change),
    );
  }
  const isGood = (line: number) => !refusals.lines.has(line);
  return {
    rows,
    changed: [...moved].filter(isGood).length,
    unchanged: [...heard].filter((line) => isGood(line) && !moved.has(line)).length,
    refused: refusals.lines.size,
    refusals: refusals.told.toSorted((one, other) => one.line - other.line),
  };
}

async function stage(db: Database, given: AsyncIterable<GivenRow>, today: string, refusals: Refusals) {
  let rows = 0;
  let waiting: OutcomeLine[] = [];
  for await (const row of given) {
    rows += 1;
    const read = readOutcome(row, today);
    if (Array.isArray(read)) for (const refusal of read as readonly LineError[]) refusals.add(refusal);
    else waiting.push(read as OutcomeLine);
    if (waiting.length < PAGE) continue;
    await stageOutcomes(db, waiting);
    waiting = [];
  }
  if (waiting.length > 0) await stageOutcomes(db, waiting);
  return rows;
}

interface OutcomeContext extends Omit<Work, keyof Moved> {
  readonly today: string;
  readonly page: readonly OutcomeChangeRow[];
  readonly before: OutcomeChangeRow | undefined;
}

type Doing = (effect: Effect, work: Work) => ReturnType<Effect>;

const atOnce: Doing = (effect, work) => effect(work);

/** A savepoint isolates an outcome that the database rejects from the others (fornitore.esiti.4). */
const byItself: Doing = async (effect, work) => {
  try {
    return await work.db.transaction((db) => effect({ ...work, db }));
  } catch (error) {
    const reason = errorOfDatabase(error);
    if (reason === undefined) throw error;
    return reason;
  }
};

/** Applies a page of lines; lines of the same change are adjacent. */
async function receivePage({ page, before: last, today, ...working }: OutcomeContext, doing: Doing) {
  const moves: ChangeMove[] = [];
  const done: (Moved & { readonly told: OutcomeLine })[] = [];
  const refusals: LineError[] = [];
  let before = last;
  for (const row of page) {
    const { told } = row;
    const change = before && isSameChange(before, row) ? { ...before, told } : row;
    const outcome = await hear({ ...working, change, told }, today, doing);
    if ('problem' in outcome) refusals.push({ line: told.line, ...outcome.problem });
    if ('move' in outcome) {
      moves.push(outcome.move);
      done.push({ change, told });
      before = { ...change, ...outcome.move };
    } else before = change;
  }
  return { moves, done, refusals, before };
}

/** Their rejections are explained by a code of their own, or by the parts of a reply. */
const EXPLAINED_ELSEWHERE = new Set<ChangeMatter>(['AUTOLETTURA', 'RECLAMO', 'PRATICA']);

/** Outcomes that can't be announced for a day to come, with the reason. */
const AT_ONCE: Partial<Record<ChangeMatter, string>> = {
  RECLAMO: 'a reply is given at once',
  INDENNIZZO: 'a bill has deducted it, or will be reported when it has',
};

type Problem = Pick<LineError, 'field' | 'reason'>;

/** Applies one outcome: returns the move, nothing, or the reason for rejecting it. */
async function hear(
  work: Work,
  today: string,
  doing: Doing,
): Promise<{ readonly move: ChangeMove } | { readonly problem: Problem } | { readonly same: true }> {
  const { change, told } = work;
  const { outcome, activeFrom, reason, words, bill, step } = told;
  if (bill !== null && change.matter !== 'INDENNIZZO' && step !== 'FATTURATA') {
    return { problem: { field: 'bolletta', reason: 'only for an indemnity, and a request that is FATTURATA' } };
  }
  if (step !== null && change.matter !== 'PRATICA') {
    return { problem: { field: 'passo', reason: 'only for a request about a supply' } };
  }
  const hearing = applyOutcome(change, told, today);
  // A request takes further steps while its change stays what it is.
  if (hearing === 'SAME' && (step === null || change.isReplaced)) return { same: true };
  if (hearing === 'CONTRADICTS') {
    const was = change.state === 'ATTIVA' ? `active from ${change.activeFrom}` : `refused (${change.reason})`;
    return { problem: { field: 'esito', reason: `contradicts what was said: ${was}` } };
  }
  if (outcome === 'RIFIUTATA' && words === null && !EXPLAINED_ELSEWHERE.has(change.matter)) {
    return { problem: { field: 'testo', reason: 'missing: the customer must read why' } };
  }
  const isToCome = activeFrom !== null && activeFrom > today;
  const atOnceOnly = isToCome ? AT_ONCE[change.matter] : undefined;
  if (atOnceOnly !== undefined) return { problem: { field: 'dal', reason: atOnceOnly } };
  const effect = isToCome ? undefined : EFFECTS[change.matter][outcome];
  if (isToCome && step === 'FATTURATA') return { problem: { field: 'passo', reason: 'it is billed once it is done' } };
  const problem = effect && (await doing(effect, work));
  if (problem === SAME && hearing === 'SAME') return { same: true };
  if (typeof problem === 'string') return { problem: { field: null, reason: problem } };
  if (problem !== undefined && problem !== SAME) return { problem };
  const { eventId, subject, state } = change;
  // Only a step of the request is new.
  if (hearing === 'SAME' && state !== 'INVIATA') {
    const isWaiting = change.activeFrom !== null && change.activeFrom > today;
    const { activeFrom: from, reason: why, words: said } = change;
    return { move: { eventId, subject, state, activeFrom: from, reason: why, words: said, isApplied: !isWaiting } };
  }
  return { move: { eventId, subject, state: outcome, activeFrom, reason, words, isApplied: !isToCome } };
}

function isSameChange(one: OutcomeChangeRow, other: OutcomeChangeRow): boolean {
  return one.eventId === other.eventId && one.subject === other.subject;
}

function lastOfEach(moves: readonly ChangeMove[]): ChangeMove[] {
  return [...new Map(moves.map((move) => [`${move.eventId} ${move.subject}`, move])).values()];
}
