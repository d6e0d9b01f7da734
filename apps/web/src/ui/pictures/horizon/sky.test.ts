import { expect, it } from 'vitest';
import { skyAt } from './sky.ts';

it.each([
  ['2026-06-21T03:00:00Z', true],
  ['2026-06-21T04:30:00Z', false],
  ['2026-06-21T18:00:00Z', false],
  ['2026-06-21T20:00:00Z', true],
  ['2026-12-21T06:00:00Z', true],
  ['2026-12-21T08:00:00Z', false],
  ['2026-12-21T15:00:00Z', false],
  ['2026-12-21T17:00:00Z', true],
])('shows at %s a night: %s', (moment, isNight) => {
  expect(skyAt(Date.parse(moment)).isNight).toBe(isNight);
});

it('shows the sun in the middle and high at noon, low at the edges', () => {
  const noon = skyAt(Date.parse('2026-11-26T11:12:00Z'));
  expect(noon.x).toBeCloseTo(0.5, 1);
  expect(noon.y).toBeGreaterThan(0.95);
  const morning = skyAt(Date.parse('2026-11-26T06:45:00Z'));
  expect(morning.x).toBeLessThan(0.15);
  expect(morning.y).toBeLessThan(0.4);
});

it.each(Array.from({ length: 24 }, (_, hour) => hour))(
  'keeps sun and moon inside the scene at %i o’clock UTC',
  (hour) => {
    for (const day of ['2026-01-15', '2026-03-29', '2026-07-15', '2026-10-25']) {
      const { x, y } = skyAt(Date.parse(`${day}T${String(hour).padStart(2, '0')}:20:00Z`));
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(1);
      expect(y).toBeGreaterThanOrEqual(-0.001);
      expect(y).toBeLessThanOrEqual(1);
    }
  },
);
