import { expect, test } from 'vitest';
import { useShortRun } from '../lib/short-run.ts';
import { measureSuggestions } from './suggestions.ts';

// The short run; the long one is `npm run bench -- suggestions`.

const { place, opened } = useShortRun();

test('returns the times of suggestions and of a read', { timeout: 240_000 }, async () => {
  const { measured, filled } = await measureSuggestions(place, opened, {
    streets: 1000,
    towns: 100,
    rounds: 1,
    requests: 10,
  });
  expect(filled.towns).toHaveLength(100);
  expect(filled.count).toBeGreaterThanOrEqual(20 * 100);
  expect(measured).toHaveLength(3);
  for (const { name, own, other, ratio } of measured) {
    expect(
      [own, other, ratio].filter((each) => each > 0),
      name,
    ).toHaveLength(3);
  }
});
