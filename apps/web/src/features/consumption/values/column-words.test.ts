import { expect, it } from 'vitest';
import { columnWords } from './column-words.ts';

it.each([
  [
    [63.1, 76.93, 1234],
    ['63,10', '76,93', '1.234,00'],
  ],
  [
    [63, 77],
    ['63', '77'],
  ],
  [
    [0.125, undefined, 3.004],
    ['0,13', '–', '3,00'],
  ],
])('returns %j with the same number of decimals', (values, expected) => {
  expect(values.map(columnWords(values))).toEqual(expected);
});
