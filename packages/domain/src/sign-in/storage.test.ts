import { expect, it } from 'vitest';
import { isProtectedStorageKey, PROTECTED_STORAGE_PREFIX } from './storage.ts';

it('returns the prefix FIXED_ (operatore.impersonare.3)', () => {
  expect(PROTECTED_STORAGE_PREFIX).toBe('FIXED_');
});

it.each([
  ['FIXED_tour', true],
  ['FIXED_', true],
  ['FIXED', false],
  ['fixed_tour', false],
  ['tour_FIXED_', false],
  ['session', false],
  ['', false],
])('returns for the storage key %j as protected: %s (operatore.impersonare.3)', (key, expected) => {
  expect(isProtectedStorageKey(key)).toBe(expected);
});
