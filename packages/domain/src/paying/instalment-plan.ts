import type { InvoiceType } from '../bills/invoice-type.ts';
import { isPayable, type PayableFacts } from '../bills/payability.ts';
import type { Cents } from '../shared/cents.ts';
import { addDays, type Day } from '../shared/day.ts';

/** Reasons for rejecting an instalment plan, in the order of the checks (pagamento.rate.1). */
export const PLAN_REJECTIONS = [
  'PLAN_TYPE',
  'PLAN_STATUS',
  'PLAN_DISPUTED',
  'PLAN_LATE',
  'PLAN_AMOUNT',
  'PLAN_ARREARS',
] as const;
export type PlanRejection = (typeof PLAN_REJECTIONS)[number];

/** Percent of the usual bill, above which a correction is large. */
const LARGE_CORRECTION = 150;
/** Minimum open amount of any bill, and of one with a large correction. */
const LEAST = { ANY: 15_000, CORRECTED: 5000 } as const;
/** Days after the due date until which a plan can be requested. */
const LATEST_DAYS = 10;
const INTERVAL_DAYS = 30;
/** Maximum instalment, unless it would require too many instalments. */
const LARGEST = 10_000;
const COUNT = { least: 2, leastCorrected: 3, most: 12 } as const;

export interface PlanFacts extends PayableFacts {
  readonly type: InvoiceType;
  readonly amount: Cents;
  readonly corrected: Cents;
  /** Part that an open case keeps from being collected; a plan would replace the whole bill. */
  readonly disputed: Cents;
  /** Average bill of the previous year; absent without bills. */
  readonly usual: Cents | undefined;
  readonly hasArrears: boolean;
}

interface PlannedInstalment {
  readonly number: number;
  readonly amount: Cents;
  readonly dueDate: Day;
}

export type PlanOffer =
  | {
      readonly refusal: undefined;
      readonly isLargeCorrection: boolean;
      readonly instalments: readonly PlannedInstalment[];
    }
  | { readonly refusal: PlanRejection; readonly isLargeCorrection: boolean; readonly instalments: readonly [] };

/**
 * Returns the instalment plan offered for a bill on a day, or the reason against it (pagamento.rate.1,
 * pagamento.rate.2).
 */
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
  if (bill.disputed > 0) return 'PLAN_DISPUTED';
  if (bill.expirationDate !== undefined && addDays(bill.expirationDate, LATEST_DAYS) < today) return 'PLAN_LATE';
  if (bill.openAmount < (isCorrected ? LEAST.CORRECTED : LEAST.ANY)) return 'PLAN_AMOUNT';
  return bill.hasArrears && !isCorrected ? 'PLAN_ARREARS' : undefined;
}

/** The first instalment includes the cents that do not divide equally. */
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
