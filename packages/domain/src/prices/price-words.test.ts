import { expect, it } from 'vitest';
import { indexWords, unitPriceWords } from './price-words.ts';

it.each([
  ['EUR/kWh', 0.1342, '0,1342 €/kWh'],
  ['EUR/Smc', 0.5, '0,50 €/Smc'],
  ['EUR/mese', 9.35, '9,35 €/mese'],
  ['EUR/kW/mese', 1.9, '1,90 €/kW al mese'],
  ['EUR/kWh', undefined, undefined],
] as const)('returns for a price in %s of %s the words %s', (unit, price, expected) => {
  expect(unitPriceWords({ unit, price })?.replaceAll('\u00A0', ' ')).toBe(expected);
});

it.each([
  ['PUN', 0.0123, 'PUN + 0,0123'],
  ['PSV', -0.02, 'PSV − 0,02'],
  ['PUN', 0, 'PUN'],
  ['PUN', undefined, 'PUN'],
  [undefined, undefined, undefined],
])('returns for the index %s with %s the words %s', (index, spread, expected) => {
  expect(indexWords({ index, spread })).toBe(expected);
});
