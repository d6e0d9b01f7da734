import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { centsOf, exactFrom, exactFromCents, percentOf, textOf, times } from './exact.ts';

it.each([
  ['12.5', '12.50'],
  ['-12.345', '-12.345'],
  ['0.00000001', '0.00000001'],
  ['00012', '12.00'],
  ['999999999999999.99999999', '999999999999999.99999999'],
])('reads %s', (text, written) => {
  expect(textOf(exactFrom(text) ?? 0n, 8)).toBe(written);
});

it.each(['', '1,5', '1e3', '.5', '5.', '0.123456789', '+1', 'NaN', '1 000', '１'])('does not read %j', (text) => {
  expect(exactFrom(text)).toBeUndefined();
});

it.each([
  ['1.005', 101],
  ['1.00499999', 100],
  ['-1.005', -101],
  ['61.202', 6120],
])('rounds %s to %i cents, half away from zero', (text, cents) => {
  expect(centsOf(exactFrom(text) ?? 0n)).toBe(cents);
});

it('multiplies exactly', () => {
  expect(textOf(times(exactFrom('0.1') ?? 0n, exactFrom('0.2') ?? 0n), 8)).toBe('0.02');
  expect(textOf(percentOf(exactFrom('22.00') ?? 0n, exactFrom('138.64') ?? 0n), 8)).toBe('30.5008');
});

it('gives cents back as they were', () => {
  fc.assert(
    fc.property(fc.integer(), (cents) => {
      expect(centsOf(exactFromCents(cents))).toBe(cents);
      expect(exactFrom(textOf(exactFromCents(cents)))).toBe(exactFromCents(cents));
    }),
  );
});
