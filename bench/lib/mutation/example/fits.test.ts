import { expect, it } from 'vitest';
import { fits } from './fits.ts';

it.each([
  [5, true],
  [30, true],
  [31, false],
  [-1, false],
])('says of %s kilograms if they fit: %s', (kilograms, isFit) => {
  expect(fits(kilograms)).toBe(isFit);
});
