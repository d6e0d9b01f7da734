import { caseClocks, CASE_CLOCKS, lastReplyDay, type CaseKind, type TimedCase } from '@sportello/domain';
import type { Database } from '../../../db/database.ts';
import { listCasePauses, type CaseRow } from '../queries/cases.ts';
import { moveClocks, stopClock, type ClockRow } from '../queries/clocks.ts';

type Timing = Pick<CaseRow, 'receivedAt' | 'replyDays' | 'acknowledgementDays'> & { readonly kind: CaseKind };
type Pause = { readonly pausedAt: Date; readonly resumedAt: Date | null };

export function timedCase(row: Timing, pauses: readonly Pause[]): TimedCase {
  const { kind, receivedAt, replyDays, acknowledgementDays } = row;
  return {
    kind,
    receivedAt: receivedAt.getTime(),
    replyDays,
    acknowledgementDays,
    pauses: pauses.map(({ pausedAt, resumedAt }) => ({ from: pausedAt.getTime(), to: resumedAt?.getTime() })),
  };
}

/** Returns the rows of a case's clocks (reclami.orologi.1). */
export function clockRows(row: Timing, pauses: readonly Pause[] = []): ClockRow[] {
  const moments = caseClocks(timedCase(row, pauses));
  return CASE_CLOCKS.flatMap((kind) => {
    const dueAt = moments[kind];
    return dueAt === undefined ? [] : [{ kind, dueAt: dueAt === null ? null : new Date(dueAt) }];
  });
}

/** Sets the clocks of a case anew after a pause began or ended; the caller holds its row lock. */
export async function resetClocks(db: Database, row: CaseRow): Promise<void> {
  await moveClocks(db, row.id, clockRows(row, await listCasePauses(db, [row.id])));
}

/** Returns the last day of a case's reply; null once it is over, and while it waits for the customer. */
export function answerBy(row: CaseRow, pauses: readonly Pause[]): string | null {
  return row.endedAt === null ? (lastReplyDay(timedCase(row, pauses)) ?? null) : null;
}

/** Ends the clocks of a case that is over; the indemnity of a term that was missed before stays with the job. */
export async function endClocks(
  db: Database,
  row: CaseRow,
  { isAnswered, at }: { readonly isAnswered: boolean; readonly at: Date },
): Promise<void> {
  for (const { kind, dueAt } of clockRows(row, await listCasePauses(db, [row.id]))) {
    const isMissed = dueAt !== null && dueAt <= at;
    if (isMissed && kind === 'INDEMNITY') continue;
    await stopClock(db, row.id, kind, isMissed ? 'MISSED' : isAnswered ? 'MET' : 'VOID', at);
  }
}
