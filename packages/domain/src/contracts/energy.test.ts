import { expect, it } from 'vitest';
import { CONTRACT_KINDS, ENERGY_TYPES, READING_HISTORY_COUNT } from './energy.ts';

it.each([
  ['LUCE', 'E'],
  ['GAS', 'G'],
] as const)('maps %s to energy type %s (contratto.modello.13)', (commodity, code) => {
  expect(ENERGY_TYPES[commodity]).toBe(code);
});

it.each([
  ['BINDING', '1'],
  ['FREE_MARKET', '2'],
  ['GRADUAL_PROTECTION', '3'],
] as const)('maps contract kind %s to %s (contratto.modello.14)', (kind, code) => {
  expect(CONTRACT_KINDS[kind]).toBe(code);
});

it('returns twelve readings by default (lettura.storia.1)', () => {
  expect(READING_HISTORY_COUNT).toBe(12);
});
