import type { CaseClock } from '@sportello/domain';
import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { caseClocks, casePauses } from '../../../db/schema/index.ts';

export interface ClockRow {
  readonly kind: CaseClock;
  readonly dueAt: Date | null;
}

export async function insertClocks(db: Database, caseId: number, clocks: readonly ClockRow[]): Promise<void> {
  await db.insert(caseClocks).values(clocks.map((clock) => ({ ...clock, caseId })));
}

/** Moves clocks that still run. */
export async function moveClocks(db: Database, caseId: number, clocks: readonly ClockRow[]): Promise<void> {
  for (const { kind, dueAt } of clocks) {
    await db
      .update(caseClocks)
      .set({ dueAt })
      .where(and(eq(caseClocks.caseId, caseId), eq(caseClocks.kind, kind), isNull(caseClocks.doneAt)));
  }
}

/** Ends a clock that still runs; false if it ended before. */
export async function stopClock(
  db: Database,
  caseId: number,
  kind: CaseClock,
  outcome: 'MET' | 'MISSED' | 'VOID',
  at: Date,
): Promise<boolean> {
  const stopped = await db
    .update(caseClocks)
    .set({ doneAt: at, outcome })
    .where(and(eq(caseClocks.caseId, caseId), eq(caseClocks.kind, kind), isNull(caseClocks.doneAt)))
    .returning({ kind: caseClocks.kind });
  return stopped.length > 0;
}

/** Begins a pause; false if the case is paused. */
export async function beginPause(db: Database, caseId: number, pausedAt: Date): Promise<boolean> {
  const begun = await db
    .insert(casePauses)
    .values({ caseId, pausedAt })
    .onConflictDoNothing()
    .returning({ caseId: casePauses.caseId });
  return begun.length > 0;
}

/** Ends the pause of a case; false if it has none. */
export async function endPause(db: Database, caseId: number, resumedAt: Date): Promise<boolean> {
  const ended = await db
    .update(casePauses)
    // A pause never ends before it began, even if the servers' clocks differ.
    .set({ resumedAt: sql`greatest(${casePauses.pausedAt}, ${resumedAt})` })
    .where(and(eq(casePauses.caseId, caseId), isNull(casePauses.resumedAt)))
    .returning({ caseId: casePauses.caseId });
  return ended.length > 0;
}

/** A clock that is due, and where it stands in the order of {@link listDueClocks}. */
export interface DueClock {
  readonly caseId: number;
  readonly kind: CaseClock;
  readonly dueAt: Date;
}

/** Returns clocks that are due, by moment, behind the last one of the page before. */
export async function listDueClocks(
  db: Database,
  { at, after, limit }: { readonly at: Date; readonly after: DueClock | undefined; readonly limit: number },
): Promise<DueClock[]> {
  const behind =
    after &&
    sql`(${caseClocks.dueAt}, ${caseClocks.caseId}, ${caseClocks.kind}) > (${after.dueAt}, ${after.caseId}, ${after.kind})`;
  const rows = await db
    .select({ caseId: caseClocks.caseId, kind: caseClocks.kind, dueAt: caseClocks.dueAt })
    .from(caseClocks)
    .where(and(isNull(caseClocks.doneAt), lte(caseClocks.dueAt, at), behind))
    .orderBy(asc(caseClocks.dueAt), asc(caseClocks.caseId), asc(caseClocks.kind))
    .limit(limit);
  return rows.flatMap(({ dueAt, ...row }) => (dueAt === null ? [] : [{ ...row, dueAt }]));
}

/** Ends a clock that is due as missed; false if another server did, or if it moved meanwhile. */
export async function missClock(db: Database, { caseId, kind }: DueClock, at: Date): Promise<boolean> {
  const missed = await db
    .update(caseClocks)
    .set({ doneAt: at, outcome: 'MISSED' })
    .where(
      and(
        eq(caseClocks.caseId, caseId),
        eq(caseClocks.kind, kind),
        isNull(caseClocks.doneAt),
        lte(caseClocks.dueAt, at),
      ),
    )
    .returning({ kind: caseClocks.kind });
  return missed.length > 0;
}
