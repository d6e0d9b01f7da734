import type { CaseClock } from '@sportello/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
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
