import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highestLikely, readingDoubt, type ReadingDoubt, type ShownOn } from './plausible.ts';

describe('what raises a doubt (lettura.plausibile.1)', () => {
  const field = { digits: 5, lastValue: 99_900, highest: 100_300 };
  it.each<[number, Partial<typeof field> | { lastValue: undefined }, ReadingDoubt | undefined]>([
    [99_950, {}, undefined],
    [99_900, {}, undefined],
    [300, {}, 'GIRO_CONTATORE'],
    [301, {}, 'PIU_BASSA'],
    [99_899, {}, 'PIU_BASSA'],
    [12_000, { lastValue: 11_000, highest: 12_000 }, undefined],
    [12_001, { lastValue: 11_000, highest: 12_000 }, 'MOLTO_ALTA'],
    [99_999, { lastValue: undefined, highest: undefined }, undefined],
    [0, { lastValue: undefined, highest: undefined }, undefined],
  ])('returns for the value %i with %j the doubt %s', (value, given, expected) => {
    expect(readingDoubt(value, { ...field, ...given })).toBe(expected);
  });

  it('returns PIU_BASSA for a lower value without a highest one', () => {
    expect(readingDoubt(5, { digits: 5, lastValue: 10, highest: undefined })).toBe('PIU_BASSA');
  });
});

describe('the highest figure that is likely (lettura.plausibile.2)', () => {
  const monthly = (values: readonly [string, number][]): ShownOn[] => values.map(([date, value]) => ({ date, value }));

  it.each<[string, ShownOn[], string, 'kWh' | 'mc', number | undefined]>([
    ['nothing known', [], '2026-11-20', 'kWh', undefined],
    ['one reading', monthly([['2026-10-31', 500]]), '2026-11-20', 'kWh', undefined],
    [
      'too short a time',
      monthly([
        ['2026-10-04', 0],
        ['2026-10-31', 500],
      ]),
      '2026-11-20',
      'kWh',
      undefined,
    ],
    [
      'the average',
      monthly([
        ['2026-09-30', 690],
        ['2026-10-31', 1_000],
      ]),
      '2026-11-20',
      'kWh',
      1_450,
    ],
    [
      'the average of gas',
      monthly([
        ['2026-09-30', 690],
        ['2026-10-31', 1_000],
      ]),
      '2026-11-20',
      'mc',
      1_420,
    ],
    // 3 a day in November 2025, although the average is far higher.
    [
      'the same days a year ago',
      monthly([
        ['2025-10-31', 1_000],
        ['2025-11-30', 1_090],
        ['2026-10-31', 9_000],
      ]),
      '2026-11-20',
      'kWh',
      9_170,
    ],
    [
      'a meter that began again',
      monthly([
        ['2025-10-31', 9_000],
        ['2026-10-31', 100],
      ]),
      '2026-11-20',
      'kWh',
      undefined,
    ],
    [
      'the day of the last one',
      monthly([
        ['2026-09-30', 690],
        ['2026-10-31', 1_000],
      ]),
      '2026-10-31',
      'kWh',
      1_050,
    ],
  ])('returns the highest likely value with %s', (_what, shown, on, unit, expected) => {
    expect(highestLikely(shown, on, unit)).toBe(expected);
    expect(highestLikely(shown.toReversed(), on, unit)).toBe(expected);
  });

  it('returns the highest likely value, if any, above the last known one', () => {
    const shown = fc.array(fc.record({ date: fc.integer({ min: 0, max: 3_000 }), value: fc.nat(999_999) }), {
      maxLength: 30,
    });
    const dayOf = (offset: number) => new Date(Date.UTC(2018, 0, 1 + offset)).toISOString().slice(0, 10);
    fc.assert(
      fc.property(shown, fc.integer({ min: 3_000, max: 3_400 }), (each, on) => {
        const known = each.map(({ date, value }) => ({ date: dayOf(date), value }));
        const last = known.toSorted((one, other) => one.date.localeCompare(other.date)).at(-1);
        const highest = highestLikely(known, dayOf(on), 'kWh');
        expect(highest ?? Number.POSITIVE_INFINITY).toBeGreaterThan(last?.value ?? 0);
      }),
    );
  });
});
