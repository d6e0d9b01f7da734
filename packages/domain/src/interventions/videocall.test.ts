import { expect, it } from 'vitest';
import { VIDEOCALL_OPENS_MS, VIDEOCALL_WAITS_MS, videocallWindow } from './videocall.ts';

const isoOf = (instant: number) => new Date(instant).toISOString();

it.each([
  ['2026-12-01', '09:00', '09:30', '2026-12-01T07:50:00.000Z', '2026-12-01T08:00:00.000Z', '2026-12-01T09:00:00.000Z'],
  ['2026-07-01', '09:00', '09:30', '2026-07-01T06:50:00.000Z', '2026-07-01T07:00:00.000Z', '2026-07-01T08:00:00.000Z'],
  ['2026-12-01', '00:05', '00:35', '2026-11-30T22:55:00.000Z', '2026-11-30T23:05:00.000Z', '2026-12-01T00:05:00.000Z'],
])(
  'returns 10 minutes before to 30 minutes after %s, %s to %s (intervento.videochiamata.1)',
  (day, starts, ends, opensAt, startsAt, closesAt) => {
    const window = videocallWindow({ day, starts, ends });
    expect([isoOf(window.opensAt), isoOf(window.startsAt), isoOf(window.closesAt)]).toEqual([
      opensAt,
      startsAt,
      closesAt,
    ]);
  },
);

it('returns ten minutes for opening early and for waiting (intervento.videochiamata.1, intervento.videochiamata.3)', () => {
  expect(VIDEOCALL_OPENS_MS).toBe(600_000);
  expect(VIDEOCALL_WAITS_MS).toBe(600_000);
});
