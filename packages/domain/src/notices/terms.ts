import type { Day } from '../shared/day.ts';
import type { NoticeKind } from './kinds.ts';

/** Months before the effective day, and those where every component falls (comunicazioni.termini.1). */
export const NOTICE_MONTHS = { usual: 3, allFall: 1 } as const;

/** Kinds without effect unless their delivery is proved in time (comunicazioni.termini.1). */
export const DATED_NOTICES = ['RINNOVO', 'MODIFICA_UNILATERALE'] as const satisfies readonly NoticeKind[];

export interface NoticeTerm {
  readonly kind: NoticeKind;
  /** The first day on which the new conditions hold. */
  readonly effectiveDay: Day | undefined;
  /** True if every component of the price falls. */
  readonly allFall: boolean;
}

/** Returns true for a kind that has no effect unless it is delivered in time (comunicazioni.termini.1). */
export function isDatedNotice(kind: NoticeKind): boolean {
  return (DATED_NOTICES as readonly NoticeKind[]).includes(kind);
}

/**
 * Returns the last day on which a notice can be delivered: whole months before its effective day, or the last day of
 * a shorter month; undefined for a kind without a term (comunicazioni.termini.1).
 */
export function lastDeliveryDay({ kind, effectiveDay, allFall }: NoticeTerm): Day | undefined {
  if (effectiveDay === undefined || !isDatedNotice(kind)) return undefined;
  return addMonths(effectiveDay, -(allFall ? NOTICE_MONTHS.allFall : NOTICE_MONTHS.usual));
}

/** Returns true if a notice can't be delivered in time any more, or was delivered late (comunicazioni.termini.2). */
export function isLateNotice(term: NoticeTerm, deliveredOn: Day): boolean {
  const last = lastDeliveryDay(term);
  return last !== undefined && deliveredOn > last;
}

/** Returns the same day of another month, or the last day of a shorter one. */
function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(date, last))).toISOString().slice(0, 10);
}
