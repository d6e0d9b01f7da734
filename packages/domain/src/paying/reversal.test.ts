import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reversalAfter, reversalNews, splitReversal, type ReversalCause, type ReversalState } from './reversal.ts';

it.each<[ReversalState | undefined, ReversalState, ReversalState | undefined]>([
  [undefined, 'TAKEN', 'TAKEN'],
  [undefined, 'GIVEN_BACK', 'GIVEN_BACK'],
  ['TAKEN', 'TAKEN', undefined],
  ['TAKEN', 'GIVEN_BACK', 'GIVEN_BACK'],
  ['GIVEN_BACK', 'TAKEN', undefined],
  ['GIVEN_BACK', 'GIVEN_BACK', undefined],
])('returns after %s for the news %s the state %s (pagamento.storno.2)', (before, news, after) => {
  expect(reversalAfter(before, news)).toBe(after);
});

it.each<[ReversalCause, string, ReversalState | undefined]>([
  ['REFUND', 'pending', 'TAKEN'],
  ['REFUND', 'succeeded', 'TAKEN'],
  ['REFUND', 'failed', 'GIVEN_BACK'],
  ['REFUND', 'canceled', 'GIVEN_BACK'],
  ['REFUND', 'requires_action', undefined],
  ['DISPUTE', 'warning_needs_response', undefined],
  ['DISPUTE', 'warning_under_review', undefined],
  ['DISPUTE', 'warning_closed', undefined],
  ['DISPUTE', 'needs_response', 'TAKEN'],
  ['DISPUTE', 'under_review', 'TAKEN'],
  ['DISPUTE', 'lost', 'TAKEN'],
  ['DISPUTE', 'won', 'GIVEN_BACK'],
  ['DISPUTE', 'constructor', undefined],
])('maps a %s that is %s to %s (pagamento.storno.2)', (cause, status, state) => {
  expect(reversalNews(cause, status)).toBe(state);
});

const bills = [
  { number: 'C', amount: 30, dueDate: null },
  { number: 'A', amount: 100, dueDate: '2026-12-10' },
  { number: 'B', amount: 50, dueDate: '2026-11-10' },
];

describe('bills that are open again (pagamento.storno.3)', () => {
  it.each([
    [0, { A: 0, B: 0, C: 0 }],
    [30, { A: 0, B: 0, C: 30 }],
    [31, { A: 1, B: 0, C: 30 }],
    [130, { A: 100, B: 0, C: 30 }],
    [179, { A: 100, B: 49, C: 30 }],
    [180, { A: 100, B: 50, C: 30 }],
    [500, { A: 100, B: 50, C: 30 }],
  ])('splits a reversal of %i cents between the bills', (reversed, parts) => {
    const split = splitReversal(bills, reversed);
    expect(Object.fromEntries(split.map((part) => [part.number, part.reversed]))).toEqual(parts);
  });

  it('splits any reversal into parts that sum up to it, at most to the bills', () => {
    const part = fc.record({
      number: fc.string(),
      amount: fc.integer({ min: 1, max: 1_000_000 }),
      dueDate: fc.option(fc.constantFrom('2026-11-10', '2026-12-10', '2027-01-10')),
    });
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), fc.nat(), (parts, reversed) => {
        const all = parts.reduce((sum, { amount }) => sum + amount, 0);
        const split = splitReversal(parts, reversed);
        expect(split.reduce((sum, each) => sum + each.reversed, 0)).toBe(Math.min(all, reversed));
        expect(split.every((each) => each.reversed >= 0 && each.reversed <= each.amount)).toBe(true);
      }),
    );
  });
});
