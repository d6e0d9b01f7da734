import { addDays, type Day } from '@sportello/domain';
import type { BillRecord } from '../../records.ts';

/** The state of a bill that was not simply paid on its due date. */
export type Fate =
  | 'DUE'
  | 'OVERDUE'
  /** The debit was returned. */
  | 'FAILED'
  /** The debit is pending. */
  | 'PROCESSING'
  | 'BOOKING'
  | 'IN_INSTALMENTS'
  | 'PLAN_ASKED'
  | 'NOT_TO_PAY';

/** Newest first; all older bills are paid. */
type Fates = readonly (Fate | 'PAID')[];

/** By persona and by position of the contract, from 0: supplies first, then services. */
const told: Readonly<Record<string, Readonly<Record<number, Fates>>>> = {
  full: {
    0: ['DUE', 'FAILED'],
    1: ['DUE', 'OVERDUE', 'PAID', 'IN_INSTALMENTS'],
    2: ['PROCESSING'],
    5: ['PLAN_ASKED'],
    6: ['NOT_TO_PAY'],
    7: ['BOOKING'],
    8: ['OVERDUE', 'OVERDUE'],
    9: ['DUE'],
  },
  luce: { 0: ['DUE'], 1: ['DUE'] },
  gas: { 0: ['DUE'] },
  dual: { 0: ['DUE'] },
  vas: { 0: ['DUE'] },
  fibra: { 0: ['DUE'] },
  stg: { 0: ['DUE'] },
  placet: { 0: ['DUE', 'OVERDUE'], 1: ['DUE'] },
  misto: { 0: ['PAID', 'IN_INSTALMENTS'], 2: ['DUE'] },
  switchout: { 0: ['OVERDUE'] },
  pratiche: { 1: ['OVERDUE', 'OVERDUE'] },
  pmi: { 0: ['DUE', 'OVERDUE'], 1: ['DUE'], 2: ['PROCESSING'] },
};

const ofMany: readonly Fates[] = [['DUE', 'OVERDUE'], ['PAID', 'PAID', 'IN_INSTALMENTS'], ['BOOKING'], ['PLAN_ASKED']];

/** Returns the states of the bills of a customer's contract, newest first. */
export function fatesOf(username: string, place: number, isOneOfMany: boolean): Fates {
  if (isOneOfMany) return place % 12 === 0 ? (ofMany[(place / 12) % ofMany.length] ?? []) : [];
  return told[username]?.[place] ?? [];
}

type Outcome = Pick<BillRecord, 'statusCode' | 'dueDate' | 'openCents' | 'paidOn' | 'debitOutcome'>;

interface Given {
  readonly fate: Fate | 'PAID' | undefined;
  readonly issueDate: Day;
  readonly dueDate: Day;
  readonly amountCents: number;
  readonly isDebited: boolean;
  /** Days before the due date on which a manual payment is made. */
  readonly haste: number;
  readonly today: Day;
}

/** Returns the payment facts of a bill at the end of a day. */
export function outcomeOf({ fate, issueDate, dueDate, amountCents, isDebited, haste, today }: Given): Outcome {
  const open = { dueDate, openCents: amountCents, paidOn: null, debitOutcome: null };
  switch (fate) {
    case 'DUE':
      // A passed due date is moved to the future, so that the demo always has a due bill.
      return { ...open, statusCode: '02', dueDate: dueDate < today ? addDays(today, 5) : dueDate };
    case 'OVERDUE':
      return { ...open, statusCode: '03', dueDate: dueDate < today ? dueDate : addDays(today, -1) };
    case 'FAILED':
      return { ...open, statusCode: '03', debitOutcome: 'FALLITO' };
    case 'PROCESSING':
      return { ...open, statusCode: '91', debitOutcome: isDebited ? 'IN_CORSO' : null };
    case 'BOOKING':
      return { ...open, statusCode: '99' };
    case 'PLAN_ASKED':
      return { ...open, statusCode: '06' };
    case 'IN_INSTALMENTS':
      return { ...open, statusCode: '04', openCents: 0 };
    case 'NOT_TO_PAY':
      return { ...open, statusCode: '05', openCents: 0 };
    case 'PAID':
    case undefined: {
      if (dueDate >= today) return { ...open, statusCode: '02' };
      const early = addDays(dueDate, -haste);
      const paidOn = isDebited ? dueDate : early < issueDate ? issueDate : early;
      return { ...open, statusCode: '01', openCents: 0, paidOn, debitOutcome: isDebited ? 'RIUSCITO' : null };
    }
  }
}
