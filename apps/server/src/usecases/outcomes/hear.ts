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
  /** In the order of the lines. */
  readonly refusals: readonly LineRefusal[];
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
  const staged = await stage(db, given, today);
  const refusals: LineRefusal[] = [...staged.refusals];
  for (const line of await listUnknown(db)) {
    refusals.push({ line, field: 'id', reason: 'no change with this "id" awaits an outcome' });
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
      if ('problem' in outcome) refusals.push({ line: row.told.line, ...outcome.problem });
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
  const refused = new Set(refusals.map(({ line }) => line));
  const isGood = (line: number) => !refused.has(line);
  return {
    rows: staged.rows,
    changed: [...moved].filter(isGood).length,
    unchanged: [...heard].filter((line) => isGood(line) && !moved.has(line)).length,
    refusals: refusals.toSorted((one, other) => one.line - other.line),
  };
}

async function stage(db: Database, given: AsyncIterable<GivenRow>, today: string) {
  const refusals: LineRefusal[] = [];
  let rows = 0;
  let waiting: ToldLine[] = [];
  for await (const row of given) {
    rows += 1;
    const read = readOutcome(row, today);
    if (Array.isArray(read)) refusals.push(...(read as readonly LineRefusal[]));
    else waiting.push(read as ToldLine);
    if (waiting.length < PAGE) continue;
    await insertTold(db, waiting);
    waiting = [];
  }
  if (waiting.length > 0) await insertTold(db, waiting);
  return { rows, refusals };
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

/** Does what was said to be active from a day that has come; what can't be any more is left as it is. */
export async function applyDueOutcomes(
  services: Writing & { readonly db: Database; readonly clock: () => Date },
): Promise<void> {
  const now = services.clock();
  const today = dayInRome(now.getTime());
  for (;;) {
    const done = await services.db.transaction(async (db) => {
      await lockOutcomes(db);
      const due = await listDueChanges(db, today, PAGE);
      for (const change of due) {
        const { activeFrom, reason, words } = change;
        const told = { outcome: 'ATTIVA', activeFrom, reason, words } as const;
        if (!change.isReplaced) await EFFECTS[change.matter].ATTIVA?.({ services, db, change, told, by: self, now });
      }
      await markApplied(db, due, now);
      await hintAtChanges(db, due);
      return due.length;
    });
    if (done < PAGE) return;
  }
}
