import { expect, it } from 'vitest';
import { CACHE_LIFETIME_MS } from './cache.ts';

it('returns three minutes for the lifetime of an answer (chiamata.cache.1)', () => {
  expect(CACHE_LIFETIME_MS).toBe(180_000);
});
