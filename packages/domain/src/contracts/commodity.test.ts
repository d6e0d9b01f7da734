import { expect, it } from 'vitest';
import { COMMODITY_MARKETS, COMMODITY_TYPES, isNonFreeMarket, NON_FREE_MARKETS } from './commodity.ts';

it('returns the commodities and markets in order (contratto.modello.3)', () => {
  expect(COMMODITY_TYPES).toEqual(['LUCE', 'GAS', 'SCONOSCIUTO']);
  expect(COMMODITY_MARKETS).toEqual(['LIBERO', 'PLACET', 'STG', 'VINCOLATO', 'SCONOSCIUTO']);
});

it('returns the three markets that are not free (contratto.modello.15)', () => {
  expect(NON_FREE_MARKETS).toEqual(['PLACET', 'STG', 'VINCOLATO']);
});

it.each([
  ['LIBERO', false],
  ['PLACET', true],
  ['STG', true],
  ['VINCOLATO', true],
  ['SCONOSCIUTO', false],
] as const)('returns for market %s whether it is not free: %s (contratto.modello.15)', (market, isNonFree) => {
  expect(isNonFreeMarket(market)).toBe(isNonFree);
});
