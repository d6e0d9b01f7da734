import { addDays, type Day } from '@sportello/domain';
import type { BillRecord } from '../../records.ts';

/** What has become of a bill, where it is not simply paid when it was due. */
export type Fate =
  | 'DUE'
  | 'OVERDUE'
  /** The debit came back. */
  | 'FAILED'
  /** The debit is under way. */
  | 'PROCESSING'
  /** Just issued, and not yet booked. */
  | 'BOOKING'
  | 'IN_INSTALMENTS'
  | 'PLAN_ASKED'
  | 'NOT_TO_PAY';

/** The latest first; what comes before them is paid. */
type Fates = readonly (Fate | 'PAID')[];

/** By persona and by the place of the contract, from 0: supplies first, then services. */
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
  pmi: { 0: ['DUE', 'OVERDUE'], 1: ['DUE'], 2: ['PROCESSING'] },
};

/** Of the many supplies of a firm some are late, and some pay in parts. */
const ofMany: readonly Fates[] = [['DUE', 'OVERDUE'], ['PAID', 'PAID', 'IN_INSTALMENTS'], ['BOOKING'], ['PLAN_ASKED']];

/** What has become of the bills of a customer's contract, the latest first. */
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
  /** How many days before it is due somebody pays by hand. */
  readonly haste: number;
  readonly today: Day;
}

/** The facts of a bill at the end of a day, as its fate has it. */
export function outcomeOf({ fate, issueDate, dueDate, amountCents, isDebited, haste, today }: Given): Outcome {
  const open = { dueDate, openCents: amountCents, paidOn: null, debitOutcome: null };
  switch (fate) {
    case 'DUE':
      // Put off where its day has passed, so that there is always one.
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
