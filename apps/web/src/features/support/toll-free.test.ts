import { expect, it } from 'vitest';
import { isTollFree } from './toll-free.ts';

it.each([
  ['800 000 101', true],
  ['+39 803 123', true],
  ['02 800 000', false],
  ['+44 800 000 101', false],
])('returns whether %s is toll-free: %s', (phone, isFree) => {
  expect(isTollFree(phone)).toBe(isFree);
});
