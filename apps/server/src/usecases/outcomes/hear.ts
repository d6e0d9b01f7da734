import { dayInRome, hearOutcome } from '@sportello/domain';
import {
  beginTold,
  insertTold,
  listDueChanges,
  listUnknown,
  lockOutcomes,
  markApplied,
  readTold,
  updateChanges,
  type ChangeMove,
  type ChangeRow,
  type ToldChangeRow,
  type ToldLine,
} from '../../db/queries/changes.ts';
import type { Database } from '../../db/database.ts';
import type { Writing } from '../context.ts';
import type { Doer } from '../events/announce.ts';
import { EFFECTS, hintAtChanges, type Moved, type Work } from './effects.ts';
import { readOutcome, type GivenRow, type LineRefusal } from './read.ts';
import { tellOfOutcomes } from './tell.ts';

/** What became of the lines of a file. */
export interface HeardOutcomes {
  readonly rows: number;
  readonly changed: number;
  readonly unchanged: number;
  /** How many lines were refused, and why the first of them were, in the order of the lines. */
  readonly refused: number;
  readonly refusals: readonly LineRefusal[];
}

/** How many refusals of a file are told; the others are counted. */
const MOST_REFUSALS = 10_000;

/** What is refused of a file, however much that is. */
class Refusals {
  readonly lines = new Set<number>();
  readonly told: LineRefusal[] = [];

  add(refusal: LineRefusal): void {
    this.lines.add(refusal.line);
    if (this.told.length < MOST_REFUSALS) this.told.push(refusal);
  }
}

/** How many lines are held at once. */
const PAGE = 500;

/** Hears what the provider's systems say of changes, inside one transaction; refused lines change nothing. */
export async function hearOutcomes(
  services: Writing,
  db: Database,
  given: AsyncIterable<GivenRow>,
  { by, now }: { readonly by: Doer; readonly now: Date },
): Promise<HeardOutcomes> {
  const today = dayInRome(now.getTime());
  await lockOutcomes(db);
  await beginTold(db);
  const refusals = new Refusals();
  const rows = await stage(db, given, today, refusals);
  for (const line of await listUnknown(db)) {
    refusals.add({ line, field: 'id', reason: 'no change with this "id" awaits an outcome' });
  }
  const moved = new Set<number>();
  const heard = new Set<number>();
  let before: ToldChangeRow | undefined;
  for await (const page of readTold(db, PAGE)) {
    const moves: ChangeMove[] = [];
    const done: Moved[] = [];
    for (const row of page) {
      const change = before && isSameChange(before, row) ? { ...before, told: row.told } : row;
      const outcome = await hear({ services, db, change, told: row.told, by, now }, today);
      heard.add(row.told.line);
      if ('problem' in outcome) refusals.add({ line: row.told.line, ...outcome.problem });
      if ('move' in outcome) {
        moved.add(row.told.line);
        moves.push(outcome.move);
        done.push({ change, told: row.told });
        before = { ...change, ...outcome.move };
      } else before = change;
    }
    await updateChanges(db, lastOfEach(moves), now);
    // What each would take eight statements for, a page of them takes eight for.
    await tellOfOutcomes({ services, db, by, now }, done);
    await hintAtChanges(
      db,
      done.map(({ change }) => change),
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
  let waiting: ToldLine[] = [];
  for await (const row of given) {
    rows += 1;
    const read = readOutcome(row, today);
    if (Array.isArray(read)) for (const refusal of read as readonly LineRefusal[]) refusals.add(refusal);
    else waiting.push(read as ToldLine);
    if (waiting.length < PAGE) continue;
    await insertTold(db, waiting);
    waiting = [];
  }
  if (waiting.length > 0) await insertTold(db, waiting);
  return rows;
}

type Problem = Pick<LineRefusal, 'field' | 'reason'>;

/** Hears one outcome of one change: what it moves, nothing, or why it is refused. */
async function hear(
  work: Work,
  today: string,
): Promise<{ readonly move: ChangeMove } | { readonly problem: Problem } | { readonly same: true }> {
  const { change, told } = work;
  const { outcome, activeFrom, reason, words } = told;
  const hearing = hearOutcome(change, told, today);
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
  const problem = isToCome ? undefined : await EFFECTS[change.matter][outcome]?.(work);
  if (problem !== undefined) return { problem: { field: null, reason: problem } };
  const { eventId, subject } = change;
  return { move: { eventId, subject, state: outcome, activeFrom, reason, words, isApplied: !isToCome } };
}

function isSameChange(one: ToldChangeRow, other: ToldChangeRow): boolean {
  return one.eventId === other.eventId && one.subject === other.subject;
}

function lastOfEach(moves: readonly ChangeMove[]): ChangeMove[] {
  return [...new Map(moves.map((move) => [`${move.eventId} ${move.subject}`, move])).values()];
}

const self: Doer = { username: 'sistema', right: 'COMMAND' };

/**
 * Does what was said to be active from a day that has come, each by itself: one that fails keeps no other from its
 * day. What can't be any more is with the provider's systems again, as is why (fornitore.esiti.4); what failed is
 * tried again the next time. Answers what went wrong.
 */
export async function applyDueOutcomes(
  services: Writing & { readonly db: Database; readonly clock: () => Date },
): Promise<readonly Error[]> {
  const now = services.clock();
  const today = dayInRome(now.getTime());
  const troubles: Error[] = [];
  let last: ChangeRow | undefined;
  do {
    const page = await services.db.transaction(async (db) => {
      await lockOutcomes(db);
      const due = await listDueChanges(db, today, PAGE, last);
      const came = await applyEach(services, db, due, now);
      await markApplied(db, came.done, now);
      await updateChanges(db, came.heldBack, now);
      await hintAtChanges(db, due);
      return { ...came, last: due.length < PAGE ? undefined : due.at(-1) };
    });
    troubles.push(...page.troubles);
    last = page.last;
  } while (last !== undefined);
  return troubles;
}

async function applyEach(services: Writing, db: Database, due: readonly ChangeRow[], now: Date) {
  const done: ChangeRow[] = [];
  const heldBack: ChangeMove[] = [];
  const troubles: Error[] = [];
  for (const change of due) {
    const { activeFrom, reason, words, eventId, subject, matter } = change;
    const told = { outcome: 'ATTIVA', activeFrom, reason, words } as const;
    const effect = change.isReplaced ? undefined : EFFECTS[matter].ATTIVA;
    const name = `the outcome of change ${String(eventId)} (${matter} ${subject})`;
    try {
      // In a savepoint: what a failing one has begun is undone.
      const problem = await db.transaction(async (inner) =>
        effect?.({ services, db: inner, change, told, by: self, now }),
      );
      if (problem === undefined) done.push(change);
      else {
        const move = { eventId, subject, activeFrom: null, reason: null, words: null, isApplied: false, problem };
        heldBack.push({ ...move, state: 'PRESA_IN_CARICO' });
        troubles.push(new Error(`${name} could not be done: ${problem}`));
      }
    } catch (cause) {
      troubles.push(new Error(`${name} failed`, { cause }));
    }
  }
  return { done, heldBack, troubles };
}
