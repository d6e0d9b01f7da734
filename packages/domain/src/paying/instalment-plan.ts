import type { InvoiceType } from '../bills/invoice-type.ts';
import { isPayable, type PayableFacts } from '../bills/payability.ts';
import type { Cents } from '../shared/cents.ts';
import { addDays, type Day } from '../shared/day.ts';

/** Why a bill can't be paid in instalments, in the order in which it is looked at (pagamento.rate.1). */
export const PLAN_REJECTIONS = ['PLAN_TYPE', 'PLAN_STATUS', 'PLAN_LATE', 'PLAN_AMOUNT', 'PLAN_ARREARS'] as const;
export type PlanRejection = (typeof PLAN_REJECTIONS)[number];

/** Of the usual bill, over which a correction is a large one; in percent. */
const LARGE_CORRECTION = 150;
/** So much must be open: of any bill, and of one with a large correction. */
const LEAST = { ANY: 15_000, CORRECTED: 5000 } as const;
/** So long after its day a plan can still be asked for. */
const LATEST_DAYS = 10;
const INTERVAL_DAYS = 30;
/** No instalment is over this unless there would be too many. */
const LARGEST = 10_000;
const COUNT = { least: 2, leastCorrected: 3, most: 12 } as const;

/** What is looked at. */
export interface PlanFacts extends PayableFacts {
  readonly type: InvoiceType;
  readonly amount: Cents;
  /** What the bill corrects of earlier estimates. */
  readonly corrected: Cents;
  /** What the bills of the year before came to on average; absent where there was none. */
  readonly usual: Cents | undefined;
  /** Another bill of the contract is overdue. */
  readonly hasArrears: boolean;
}

interface PlannedInstalment {
  readonly number: number;
  readonly amount: Cents;
  readonly dueDate: Day;
}

/** Whether a bill can be paid in instalments, and in which. */
export type PlanOffer =
  | {
      readonly refusal: undefined;
      readonly isLargeCorrection: boolean;
      readonly instalments: readonly PlannedInstalment[];
    }
  | { readonly refusal: PlanRejection; readonly isLargeCorrection: boolean; readonly instalments: readonly [] };

/** What is offered for a bill on a day (pagamento.rate.1, pagamento.rate.2). */
export function planOffer(bill: PlanFacts, today: Day): PlanOffer {
  const isLargeCorrection = isLarge(bill);
  const refusal = errorOf(bill, isLargeCorrection, today);
  if (refusal !== undefined) return { refusal, isLargeCorrection, instalments: [] };
  return { refusal, isLargeCorrection, instalments: instalmentsOf(bill.openAmount, isLargeCorrection, today) };
}

function isLarge({ corrected, usual, amount }: PlanFacts): boolean {
  return corrected > 0 && usual !== undefined && usual > 0 && amount * 100 > usual * LARGE_CORRECTION;
}

function errorOf(bill: PlanFacts, isCorrected: boolean, today: Day): PlanRejection | undefined {
  if (bill.type !== 'BOLLETTA') return 'PLAN_TYPE';
  if (!isPayable(bill, today)) return 'PLAN_STATUS';
  if (bill.expirationDate !== undefined && addDays(bill.expirationDate, LATEST_DAYS) < today) return 'PLAN_LATE';
  if (bill.openAmount < (isCorrected ? LEAST.CORRECTED : LEAST.ANY)) return 'PLAN_AMOUNT';
  return bill.hasArrears && !isCorrected ? 'PLAN_ARREARS' : undefined;
}

/** Equal parts, to the cent: what does not divide is in the first. */
function instalmentsOf(open: Cents, isCorrected: boolean, today: Day): PlannedInstalment[] {
  const least = isCorrected ? COUNT.leastCorrected : COUNT.least;
  const count = Math.min(COUNT.most, Math.max(least, Math.ceil(open / LARGEST)));
  const part = Math.floor(open / count);
  return Array.from({ length: count }, (_, at) => ({
    number: at + 1,
    amount: at === 0 ? open - part * (count - 1) : part,
    dueDate: addDays(today, INTERVAL_DAYS * (at + 1)),
  }));
}
