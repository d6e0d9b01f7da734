import { expect, it } from 'vitest';
import { fullAddress, shortAddress } from './address.ts';

const address = { street: 'Via Roma 1', cap: '20121', city: 'Milano', province: 'MI' };

it.each([
  [address, 'Via Roma 1, Milano', 'Via Roma 1, 20121 Milano (MI)'],
  [{ ...address, street: undefined }, 'Milano', '20121 Milano (MI)'],
  [{ ...address, cap: '' }, 'Via Roma 1, Milano', 'Via Roma 1, Milano (MI)'],
  [{ ...address, province: ' ' }, 'Via Roma 1, Milano', 'Via Roma 1, 20121 Milano'],
  [{ street: 'Via Roma 1' }, 'Via Roma 1', 'Via Roma 1'],
  [{}, '', ''],
])('returns the short and the full address of %j', (given, short, full) => {
  expect(shortAddress(given)).toBe(short);
  expect(fullAddress(given)).toBe(full);
});
