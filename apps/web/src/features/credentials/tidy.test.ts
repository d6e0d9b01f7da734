import { expect, it } from 'vitest';
import { tidyIdentifier } from './tidy.ts';

it.each([
  [' frr gli 85m41 f205v ', 'FRRGLI85M41F205V'],
  ['IT 01234567890', '01234567890'],
  ['it01234567890', '01234567890'],
  ['012.345.678-90', '01234567890'],
  ['ITALIA', 'ITALIA'],
  ['', ''],
])('normalizes the identifier %j to %j', (typed, expected) => {
  expect(tidyIdentifier(typed)).toBe(expected);
});
