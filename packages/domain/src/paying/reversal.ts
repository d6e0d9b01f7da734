import { sumCents, type Cents } from '../shared/cents.ts';
import type { Day } from '../shared/day.ts';

/** Causes of a reversal: our refund, or a dispute at the payer's bank (pagamento.storno.1). */
export const REVERSAL_CAUSES = ['REFUND', 'DISPUTE'] as const;
export type ReversalCause = (typeof REVERSAL_CAUSES)[number];

/** TAKEN: the money was returned to the payer. GIVEN_BACK: it came back to us, which is final. */
export const REVERSAL_STATES = ['TAKEN', 'GIVEN_BACK'] as const;
export type ReversalState = (typeof REVERSAL_STATES)[number];

export interface Reversal {
  readonly id: string;
  readonly cause: ReversalCause;
  readonly state: ReversalState;
  readonly amount: Cents;
}

/**
 * Returns the state after a reversal event; undefined for a repeated or late event, which changes nothing
 * (pagamento.storno.2).
 */
export function reversalAfter(before: ReversalState | undefined, news: ReversalState): ReversalState | undefined {
  return before === news || before === 'GIVEN_BACK' ? undefined : news;
}

const news: Readonly<Record<ReversalCause, Readonly<Record<string, ReversalState>>>> = {
  // A pending refund has already left our balance.
  REFUND: { pending: 'TAKEN', succeeded: 'TAKEN', failed: 'GIVEN_BACK', canceled: 'GIVEN_BACK' },
  DISPUTE: { needs_response: 'TAKEN', under_review: 'TAKEN', lost: 'TAKEN', won: 'GIVEN_BACK' },
};

/** Maps the payment provider's status; undefined when no money has moved, as in an inquiry (pagamento.storno.2). */
export function reversalNews(cause: ReversalCause, status: string): ReversalState | undefined {
  return Object.hasOwn(news[cause], status) ? news[cause][status] : undefined;
}

interface PaidPart {
  readonly number: string;
  readonly amount: Cents;
  readonly dueDate: Day | null;
}

/**
 * Returns the reopened part of each bill after a reversal (pagamento.storno.3): the remaining money pays bills in
 * order of due date, so the latest reopens first. Depends only on the total, so the order of refunds and disputes is
 * irrelevant.
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

function byAge(one: PaidPart, other: PaidPart): number {
  const [first, second] = [one, other].map(({ dueDate, number }) => `${dueDate ?? '9999-12-31'} ${number}`);
  return (first ?? '') < (second ?? '') ? -1 : 1;
}
