import { expect, it } from 'vitest';
import { scatteredDigits } from './scatter.ts';

it('gives each number only once below its size', () => {
  const all = Array.from({ length: 10_000 }, (_, index) => scatteredDigits(index, 4, 3));
  expect(new Set(all).size).toBe(10_000);
});

it('gives as many digits as asked for, other ones for another seed', () => {
  expect(scatteredDigits(12, 9, 1)).toMatch(/^\d{9}$/);
  expect(scatteredDigits(12, 9, 1)).not.toBe(scatteredDigits(12, 9, 2));
});
