import type { Day } from '../shared/day.ts';

/** Matters by urgency, the most urgent first; `isToDo` marks those requiring action (home.urgenza.1). */
const MATTERS = [
  { kind: 'OVERDUE_BILL', isToDo: true },
  { kind: 'SUSPENDED_SUPPLY', isToDo: true },
  { kind: 'VISIT_TODAY', isToDo: false },
  { kind: 'VISIT_PASSED', isToDo: false },
  { kind: 'RESUMING', isToDo: false },
  { kind: 'DUE_BILL', isToDo: true },
  { kind: 'QUOTE_TO_ANSWER', isToDo: true },
  { kind: 'READING_WINDOW', isToDo: true },
  { kind: 'STOPPED_ACTIVATION', isToDo: true },
  { kind: 'OFFER_ENDS_IN_30', isToDo: false },
  { kind: 'NOT_AVAILABLE', isToDo: false },
  { kind: 'OFFER_ENDS_IN_60', isToDo: false },
  { kind: 'NEW_DOCUMENT', isToDo: false },
  { kind: 'ACTIVATION', isToDo: false },
  { kind: 'OFFER_ENDS_IN_120', isToDo: false },
] as const;

export type MatterKind = (typeof MATTERS)[number]['kind'];

export interface Matter {
  readonly kind: MatterKind;
  readonly day?: Day | undefined;
}

/** Returns the most urgent matter (home.urgenza.1); undefined without any. */
export function mostUrgent<M extends Matter>(matters: readonly M[]): M | undefined {
  return matters.toSorted((one, other) => placeOf(one) - placeOf(other) || compareDays(one.day, other.day))[0];
}

/** Returns true when the customer has to act, shown in the accent colour (home.urgenza.2). */
export function isToDo({ kind }: Matter): boolean {
  return MATTERS.some((matter) => matter.kind === kind && matter.isToDo);
}

function placeOf({ kind }: Matter): number {
  return MATTERS.findIndex((matter) => matter.kind === kind);
}

function compareDays(one: Day | undefined, other: Day | undefined): number {
  if (one === other) return 0;
  if (one === undefined) return 1;
  if (other === undefined) return -1;
  return one < other ? -1 : 1;
}
