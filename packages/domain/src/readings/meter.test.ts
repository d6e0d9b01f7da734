import { expect, it } from 'vitest';
import { meterBands, meterDigits, type MeterFacts } from './meter.ts';

it.each<[string, MeterFacts, string[]]>([
  ['gas', { commodity: 'GAS', tariffType: undefined }, ['F0']],
  ['gas, whatever was read', { commodity: 'GAS', tariffType: 'Multioraria', lastBands: ['F1'] }, ['F0']],
  ['one rate', { commodity: 'LUCE', tariffType: 'Monoraria' }, ['F0']],
  ['two rates', { commodity: 'LUCE', tariffType: 'Bioraria' }, ['F1', 'F2', 'F3']],
  ['no rate known', { commodity: 'LUCE', tariffType: undefined }, ['F1', 'F2', 'F3']],
  [
    'as it was read last',
    { commodity: 'LUCE', tariffType: 'Monoraria', lastBands: ['F3', 'F1', 'F2'] },
    ['F1', 'F2', 'F3'],
  ],
])('returns the bands of a meter: %s (lettura.misuratore.1)', (_what, facts, expected) => {
  expect(meterBands(facts)).toEqual(expected);
});

it.each([
  ['LUCE', [], 6],
  ['GAS', [], 5],
  ['GAS', [4_211], 5],
  ['GAS', [99_999, 100_000], 6],
  ['LUCE', [1_234_567], 7],
] as const)(
  'returns the digits of a meter of %s that has shown %j: %i (lettura.misuratore.2)',
  (commodity, known, expected) => {
    expect(meterDigits(commodity, known)).toBe(expected);
  },
);
