import { expect, test } from 'vitest';
import { useShortRun } from '../lib/short-run.ts';
import { measureCrowd } from './crowd.ts';

// The short run; the long one is `npm run bench -- crowd`.

const { place, opened } = useShortRun();

test('returns how others and a crowd are served', { timeout: 240_000 }, async () => {
  const extent = { rounds: 1, roundMs: 500, crowdMs: 1000, places: 20, connections: 4 };
  const { greedy, crowds } = await measureCrowd(place, opened, extent);
  expect(greedy.map(({ name }) => name)).toEqual(['personal data', '400 contracts', 'zips of 20 documents']);
  for (const { name, quiet, busy, ratio, answers } of greedy) {
    expect(
      [quiet, busy, ratio, answers].filter((each) => each > 0),
      name,
    ).toHaveLength(4);
  }
  expect(Object.entries(crowds).filter(([, each]) => !(each > 0))).toEqual([]);
});
