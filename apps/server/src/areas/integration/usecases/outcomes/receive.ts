import { dayInRome, applyOutcome } from '@sportello/domain';
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
import { EFFECTS, invalidateOnChanges, type Effect, type Moved, type Work } from './effects.ts';
import { readOutcome, type GivenRow, type LineError } from './read.ts';
import { notifyOfOutcomes } from './notify.ts';

/** What became of the lines of a file. */
export interface ReceivedOutcomes {
  readonly rows: number;
  readonly changed: number;
  readonly unchanged: number;
  /** How many lines were refused, and why the first of them were, in the order of the lines. */
  readonly refused: number;
  readonly refusals: readonly LineError[];
}

/** How many refusals of a file are told; the others are counted. */
const MOST_REJECTIONS = 10_000;

/** What is refused of a file, however much that is. */
class Refusals {
  readonly lines = new Set<number>();
  readonly told: LineError[] = [];

  add(refusal: LineError): void {
    this.lines.add(refusal.line);
    if (this.told.length < MOST_REJECTIONS) this.told.push(refusal);
  }
}

/** How many lines are held at once. */
const PAGE = 500;

/** Hears what the provider's systems say of changes, inside one transaction; refused lines change nothing. */
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
    // In a savepoint, which a page with a line that fails is taken back to and heard again, line by line.
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
    // What each would take eight statements for, a page of them takes eight for.
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
  /** The last line of the page before it. */
  readonly before: OutcomeChangeRow | undefined;
}

/** Does what an outcome means here; answers why it can't be so, or nothing. */
type Doing = (effect: Effect, work: Work) => Promise<string | undefined>;

const atOnce: Doing = (effect, work) => effect(work);

/** In a savepoint: one that the database does not take is refused, and keeps the others as they are (fornitore.esiti.4). */
const byItself: Doing = async (effect, work) => {
  try {
    return await work.db.transaction((db) => effect({ ...work, db }));
  } catch (error) {
    const reason = errorOfDatabase(error);
    if (reason === undefined) throw error;
    return reason;
  }
};

/** Hears the lines of a page, of which those about the same change stand one after the other. */
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

type Problem = Pick<LineError, 'field' | 'reason'>;

/** Hears one outcome of one change: what it moves, nothing, or why it is refused. */
async function hear(
  work: Work,
  today: string,
  doing: Doing,
): Promise<{ readonly move: ChangeMove } | { readonly problem: Problem } | { readonly same: true }> {
  const { change, told } = work;
  const { outcome, activeFrom, reason, words } = told;
  const hearing = applyOutcome(change, told, today);
  if (hearing === 'SAME') return { same: true };
  if (hearing === 'CONTRADICTS') {
    const was = change.state === 'ATTIVA' ? `active from ${change.activeFrom}` : `refused (${change.reason})`;
    return { problem: { field: 'esito', reason: `contradicts what was said: ${was}` } };
  }
  // Why a reading is refused has words of its own.
  if (outcome === 'RIFIUTATA' && words === null && change.matter !== 'AUTOLETTURA') {
    return { problem: { field: 'testo', reason: 'missing: the customer must read why' } };
  }
  const isToCome = activeFrom !== null && activeFrom > today;
  const effect = isToCome ? undefined : EFFECTS[change.matter][outcome];
  const problem = effect && (await doing(effect, work));
  if (problem !== undefined) return { problem: { field: null, reason: problem } };
  const { eventId, subject } = change;
  return { move: { eventId, subject, state: outcome, activeFrom, reason, words, isApplied: !isToCome } };
}

function isSameChange(one: OutcomeChangeRow, other: OutcomeChangeRow): boolean {
  return one.eventId === other.eventId && one.subject === other.subject;
}

function lastOfEach(moves: readonly ChangeMove[]): ChangeMove[] {
  return [...new Map(moves.map((move) => [`${move.eventId} ${move.subject}`, move])).values()];
}
