import { expect, it } from 'vitest';
import { sizeWords } from './sizes.ts';

it.each([
  [0, '1 kB'],
  [400, '1 kB'],
  [14_400, '14 kB'],
  [999_499, '999 kB'],
  [999_500, '1 MB'],
  [1_240_000, '1,2 MB'],
])('formats %d bytes as %s', (bytes, expected) => {
  expect(sizeWords(bytes).replaceAll(/\s/g, ' ')).toBe(expected);
});
