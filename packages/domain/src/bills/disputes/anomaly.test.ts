import { describe, expect, it } from 'vitest';
import { ANOMALY_DEFAULTS, isAnomalous, usualAmount } from './anomaly.ts';

describe('a bill far above the usual amount (bolletta.anomala.1)', () => {
  it.each<[string, readonly number[], number | undefined]>([
    ['no bill', [], undefined],
    ['one bill', [10_000], undefined],
    ['two bills', [10_000, 12_000], 11_000],
    ['an average between two cents', [10_000, 10_001], 10_001],
    ['what is owed to the customer', [-5000, 2000], undefined],
    ['nothing', [0, 0], undefined],
  ])('returns the usual amount, if any, after %s', (_name, before, expected) => {
    expect(usualAmount(before)).toBe(expected);
  });

  it.each([
    ['LUCE', 15_000, false],
    ['LUCE', 15_001, true],
    ['GAS', 25_000, false],
    ['GAS', 25_001, true],
  ] as const)('returns whether %s of %i cents is anomalous with 10 000 usual: %s', (commodity, amount, expected) => {
    expect(isAnomalous({ commodity, amount }, 10_000)).toBe(expected);
  });

  it('follows the provider’s own percentages', () => {
    const own = {
      ...ANOMALY_DEFAULTS,
      anomalousPercent: 200,
      anomalousGasPercent: 120,
    };
    expect(isAnomalous({ commodity: 'LUCE', amount: 15_001 }, 10_000, own)).toBe(false);
    expect(isAnomalous({ commodity: 'GAS', amount: 12_001 }, 10_000, own)).toBe(true);
  });
});
