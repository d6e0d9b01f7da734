import { addDays, type Day } from '../shared/day.ts';
import type { Bill } from './bill.ts';
import { isPaidByHand, payability, type PayableFacts } from './payability.ts';

/** The way a bill is owed (bolletta.dovuto.1): payable by hand now, due automatically or later, or not owed. */
export type Owed = 'NOW' | 'COMING' | 'NOT_OWED';

export type OwedFacts = PayableFacts & Pick<Bill, 'type'>;

/** An instalment is requested this many days before its due date, when the previous one was due. */
const INSTALMENT_DAYS = 30;

/** Returns how a bill is owed on a day (bolletta.dovuto.1); every open total on screen uses it. */
export function owed(bill: OwedFacts, today: Day): Owed {
  if (bill.openAmount <= 0) return 'NOT_OWED';
  if (isPaidByHand(bill, today)) return isLaterInstalment(bill, today) ? 'COMING' : 'NOW';
  if (payability(bill, today) !== 'NOT_PAYABLE') return 'COMING';
  return bill.status === 'IN_ELABORAZIONE' || bill.status === 'PIANO_RATE_IN_ELABORAZIONE' ? 'COMING' : 'NOT_OWED';
}

function isLaterInstalment({ type, expirationDate }: OwedFacts, today: Day): boolean {
  return type === 'RATA' && expirationDate !== undefined && expirationDate > addDays(today, INSTALMENT_DAYS);
}

export interface OwedBills<Owing> {
  readonly overdue: readonly Owing[];
  readonly due: readonly Owing[];
  readonly coming: readonly Owing[];
}

/** Groups bills by how they are owed (bolletta.dovuto.1); overdue and due together are owed now. */
export function owedBills<Owing extends OwedFacts>(bills: readonly Owing[], today: Day): OwedBills<Owing> {
  const ordered = byDueDay(bills);
  const now = ordered.filter((bill) => owed(bill, today) === 'NOW');
  const isDue = (bill: Owing) => payability(bill, today) === 'PAYABLE_NOT_YET_DUE';
  return {
    overdue: now.filter((bill) => !isDue(bill)),
    due: now.filter(isDue),
    coming: ordered.filter((bill) => owed(bill, today) === 'COMING'),
  };
}

/** The bills that a sum of what is owed is made of (bolletta.totali.2): owed now, its overdue part, or to come. */
export const OWED_AS = ['ADESSO', 'SCADUTE', 'IN_ARRIVO'] as const;
export type OwedAs = (typeof OWED_AS)[number];

/** Returns true for a bill that is part of that sum. */
export function isOwedAs(bill: OwedFacts & Pick<Bill, 'expirationDate'>, as: OwedAs, today: Day): boolean {
  if (as === 'SCADUTE') return owedBills([bill], today).overdue.length > 0;
  return owed(bill, today) === (as === 'ADESSO' ? 'NOW' : 'COMING');
}

/** Sorts by due date, earliest first; bills without one come last. */
export function byDueDay<Owing extends Pick<Bill, 'expirationDate'>>(bills: readonly Owing[]): Owing[] {
  const dayOf = ({ expirationDate = '9999-12-31' }: Owing) => expirationDate;
  return bills.toSorted((one, other) => (dayOf(one) < dayOf(other) ? -1 : Number(dayOf(one) > dayOf(other))));
}
