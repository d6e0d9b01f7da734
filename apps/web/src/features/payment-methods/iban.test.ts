import { expect, it } from 'vitest';
import { groupedIban, hiddenIban } from './iban.ts';

it.each([
  ['IT60X0542811101000000123456', 'IT60\u00a0••••\u00a03456'],
  ['it60 x054 2811 1010 0000 0123 456', 'IT60\u00a0••••\u00a03456'],
  ['IT60', 'IT60'],
  ['', ''],
])('masks %j as %j', (iban, shown) => {
  expect(hiddenIban(iban)).toBe(shown);
});

it.each([
  ['it60X0542811101000000123456', 'IT60 X054 2811 1010 0000 0123 456'],
  ['DE89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
  ['', ''],
])('groups %j as %j', (iban, shown) => {
  expect(groupedIban(iban)).toBe(shown);
});
