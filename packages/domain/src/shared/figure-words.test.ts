import { expect, it } from 'vitest';
import { differenceWords, euroWords, figureWords, priceWords } from './figure-words.ts';

it.each([
  [0, '0,00\u00A0€', '0,00\u00A0€'],
  [5, '0,05\u00A0€', '+0,05\u00A0€'],
  [123_450, '1.234,50\u00A0€', '+1.234,50\u00A0€'],
  [-500, '-5,00\u00A0€', '-5,00\u00A0€'],
  [12_345_678, '123.456,78\u00A0€', '+123.456,78\u00A0€'],
])('writes %d cents as %s, as a difference %s (aspetto.caratteri.1)', (cents, words, difference) => {
  expect(euroWords(cents)).toBe(words);
  expect(differenceWords(cents)).toBe(difference);
});

it.each([
  [0.142137, '0,142137\u00A0€'],
  [0.14, '0,14\u00A0€'],
  [12, '12,00\u00A0€'],
  [1234.5, '1.234,50\u00A0€'],
])('writes a price of %d as %s', (price, words) => {
  expect(priceWords(price)).toBe(words);
});

it.each([
  [1234.5, undefined, undefined, '1.234,5'],
  [0.12345, undefined, undefined, '0,123'],
  [4.7, 1, 1, '4,7'],
  [5, 1, 1, '5,0'],
  [1234, 2, 2, '1.234,00'],
])('writes the figure %d with at most %s and at least %s decimals as %s', (value, most, least, words) => {
  expect(figureWords(value, most, least)).toBe(words);
});

it.each([
  [99, '0,99\u00A0€', '+0,99\u00A0€'],
  [100_000, '1.000,00\u00A0€', '+1.000,00\u00A0€'],
  [-100_000, '-1.000,00\u00A0€', '-1.000,00\u00A0€'],
])('returns %d cents as %s, as a difference %s', (cents, words, difference) => {
  expect(euroWords(cents)).toBe(words);
  expect(differenceWords(cents)).toBe(difference);
});

it.each([
  [0.1234567, '0,123457\u00A0€'],
  [0.1, '0,10\u00A0€'],
  [-0.5, '-0,50\u00A0€'],
])('returns a price of %d as %s', (price, words) => {
  expect(priceWords(price)).toBe(words);
});

it.each([
  [1, undefined, undefined, '1'],
  [0.9996, undefined, undefined, '1'],
  [0.0004, undefined, undefined, '0'],
  [1_234_567, undefined, undefined, '1.234.567'],
  [1000, 0, 0, '1.000'],
  [2.5, 2, undefined, '2,5'],
  [2.5, 2, 2, '2,50'],
])('returns the figure %d with at most %s and at least %s decimals as %s', (value, most, least, words) => {
  expect(figureWords(value, most, least)).toBe(words);
});
