import { sumCents, type Cents } from '../shared/cents.ts';
import type { Day } from '../shared/day.ts';

/** Why money that was taken goes back: we gave it back, or the payer's bank did (pagamento.storno.1). */
export const REVERSAL_CAUSES = ['REFUND', 'DISPUTE'] as const;
export type ReversalCause = (typeof REVERSAL_CAUSES)[number];

/** TAKEN: the money is gone. GIVEN_BACK: it came again, and that is the end. */
export type ReversalState = 'TAKEN' | 'GIVEN_BACK';

/** Money that went back, by its number at the payment provider. */
export interface Reversal {
  readonly id: string;
  readonly cause: ReversalCause;
  readonly state: ReversalState;
  readonly amount: Cents;
}

/** The state after news of a reversal; undefined where they change nothing, told again or too late (pagamento.storno.2). */
export function reversalAfter(before: ReversalState | undefined, news: ReversalState): ReversalState | undefined {
  return before === news || before === 'GIVEN_BACK' ? undefined : news;
}

const news: Readonly<Record<ReversalCause, Readonly<Record<string, ReversalState>>>> = {
  // Pending it is on its way: it has left our balance.
  REFUND: { pending: 'TAKEN', succeeded: 'TAKEN', failed: 'GIVEN_BACK', canceled: 'GIVEN_BACK' },
  DISPUTE: { needs_response: 'TAKEN', under_review: 'TAKEN', lost: 'TAKEN', won: 'GIVEN_BACK' },
};

/** Reads the payment provider's status; undefined where no money has moved, as in an inquiry (pagamento.storno.2). */
export function reversalNews(cause: ReversalCause, status: string): ReversalState | undefined {
  return Object.hasOwn(news[cause], status) ? news[cause][status] : undefined;
}

/** A bill of a payment, as far as money that goes back is concerned. */
interface PaidPart {
  readonly number: string;
  readonly amount: Cents;
  readonly dueDate: Day | null;
}

/**
 * Which part of each bill is open again when so much of their payment went back (pagamento.storno.3): what is left
 * pays the bills in the order of their due dates, so that the latest is the first to be open. It depends on the sum
 * alone, so that refunds and disputes come to the same in any order.
 */
export function splitReversal<Part extends PaidPart>(
  parts: readonly Part[],
  reversed: Cents,
): readonly (Part & { readonly reversed: Cents })[] {
  let left = Math.max(sumCents(parts.map(({ amount }) => amount)) - reversed, 0);
  return parts.toSorted(byAge).map((part) => {
    const paid = Math.min(part.amount, left);
    left -= paid;
    return { ...part, reversed: part.amount - paid };
  });
}

/** A bill without a due date comes last. */
function byAge(one: PaidPart, other: PaidPart): number {
  const [first, second] = [one, other].map(({ dueDate, number }) => `${dueDate ?? '9999-12-31'} ${number}`);
  return (first ?? '') < (second ?? '') ? -1 : 1;
}
