import { describe, expect, it } from 'vitest';
import { changeSteps, drawnRange, mainReason } from './change-steps.ts';

const unchanged = { difference: 0, quantity: 0, price: 0, days: 0, corrections: 0, tax: 0, other: 0 };

describe('the way from an earlier bill to this one (bolletta.confronto.2)', () => {
  it('returns one step for each reason, each from where the one before ended', () => {
    const change = { ...unchanged, difference: 300, quantity: 500, days: -300, tax: 100 };
    expect(changeSteps(5_000, change)).toEqual([
      { part: 'quantity', amount: 500, from: 5_000, to: 5_500 },
      { part: 'days', amount: -300, from: 5_500, to: 5_200 },
      { part: 'tax', amount: 100, from: 5_200, to: 5_300 },
    ]);
  });

  it('returns no step for a bill of the same lines', () => {
    expect(changeSteps(5_000, unchanged)).toEqual([]);
  });

  it.each([
    ['the largest of a higher bill', { difference: 200, quantity: 500, price: -600, tax: 300 }, 'quantity'],
    ['the largest of a lower bill', { difference: -200, quantity: 500, price: -600, tax: -100 }, 'price'],
    ['none of a bill that costs the same', { difference: 0, quantity: 500, price: -500 }, undefined],
  ])('returns as main reason %s', (_, change, expected) => {
    expect(mainReason({ ...unchanged, ...change })).toBe(expected);
  });

  it.each([
    ['from 0 where the steps are large', [3_000, 9_000], 0, 9_000],
    ['from below the lowest where the steps are small', [5_000, 5_400], 4_800, 5_400],
    ['from below 0 where a level is', [-200, 500], -200, 500],
    ['up to 0 where all levels are below', [-900, -200], -900, 0],
    ['from 0 where nothing changed', [5_000, 5_000], 0, 5_000],
    ['of some width where all is 0', [0, 0], 0, 1],
  ])('draws %s', (_, levels, from, to) => {
    expect(drawnRange(levels)).toEqual({ from, to });
  });
});
