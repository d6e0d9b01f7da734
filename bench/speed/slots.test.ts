import { expect, test } from 'vitest';
import { useShortRun } from '../lib/short-run.ts';
import { measureSlots } from './slots.ts';

// The short run; the long one is `npm run bench -- slots`.

const { place, opened } = useShortRun();

test('returns the times of free slots, and sells no more places than there are', { timeout: 240_000 }, async () => {
  const extent = { bookings: 500, rounds: 1, requests: 5, racers: 6, companies: 3, placesEach: 1 };
  const { p50, p99, race } = await measureSlots(place, opened, extent);
  expect([...p50, ...p99].filter((each) => each > 0)).toHaveLength(4);
  expect(race).toMatchObject({ booked: 3, tooLate: 3, others: 0, sold: 3 });
  expect(race.seconds).toBeGreaterThan(0);
  expect(race.p99).toBeGreaterThan(0);
});
