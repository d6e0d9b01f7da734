import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBandHoliday } from '../consumption/band.ts';
import { addDays, dayInRome, daysBetween, timeInRome, weekdayOf } from '../shared/day.ts';
import { CONTRACT_PLACES, endOfWithdrawal, lastWithdrawalDay, type ContractPlace } from './period.ts';

const days = fc.nat(20_000).map((count) => addDays('2020-01-01', count));
const places = fc.constantFrom<ContractPlace>('ONLINE', 'TELEFONO', 'FUORI_SEDE', 'PORTA');

describe('the last day of a period', () => {
  it.each<[ContractPlace, string | undefined]>([
    ['ONLINE', '2026-11-25'],
    ['TELEFONO', '2026-11-25'],
    ['FUORI_SEDE', '2026-11-25'],
    ['PORTA', '2026-12-11'],
    ['NEGOZIO', undefined],
  ])('returns for a contract of 11 November 2026 made at %s the last day %s (recesso.periodo.1)', (place, last) => {
    expect(lastWithdrawalDay({ startsOn: '2026-11-11', place })).toBe(last);
  });

  it.each([
    ['a Friday', '2026-11-06', '2026-11-20'],
    ['a Saturday', '2026-11-07', '2026-11-23'],
    ['a Sunday', '2026-11-08', '2026-11-23'],
    ['a holiday on Tuesday', '2026-11-24', '2026-12-09'],
    ['Christmas, with the weekend behind it', '2026-12-11', '2026-12-28'],
    ['Easter Monday', '2026-03-23', '2026-04-07'],
    ['the eve of a clock change, a Saturday', '2026-03-14', '2026-03-30'],
    ['the day of a clock change, a Sunday', '2026-10-11', '2026-10-26'],
  ])('returns a working day where the last day falls on %s (recesso.periodo.2)', (_what, startsOn, last) => {
    expect(lastWithdrawalDay({ startsOn, place: 'ONLINE' })).toBe(last);
  });

  it('returns a working day, never early, and late only by non-working days', () => {
    fc.assert(
      fc.property(days, places, (startsOn, place) => {
        const least = place === 'PORTA' ? 30 : 14;
        const last = lastWithdrawalDay({ startsOn, place }) ?? '';
        const isRest = (day: string) => weekdayOf(day) >= 6 || isBandHoliday(day);
        expect(isRest(last)).toBe(false);
        const late = daysBetween(startsOn, last) - least;
        expect(late).toBeGreaterThanOrEqual(0);
        for (let back = 1; back <= late; back += 1) expect(isRest(addDays(last, -back))).toBe(true);
      }),
    );
  });

  it('lists the places of a contract in order', () => {
    expect(CONTRACT_PLACES).toEqual(['ONLINE', 'TELEFONO', 'FUORI_SEDE', 'PORTA', 'NEGOZIO']);
  });
});

describe('the end of a period (recesso.periodo.3)', () => {
  it.each([
    ['in winter time', '2026-11-25', '2026-11-25T23:00:00Z'],
    ['in summer time', '2026-07-08', '2026-07-08T22:00:00Z'],
    ['on the day that loses an hour', '2026-03-29', '2026-03-29T22:00:00Z'],
    ['on the day that gains an hour', '2026-10-25', '2026-10-25T23:00:00Z'],
    ['on the last day of the year', '2026-12-31', '2026-12-31T23:00:00Z'],
  ])('ends the period %s, %s, at %s', (_what, last, end) => {
    expect(new Date(endOfWithdrawal(last)).toISOString()).toBe(end.replace('Z', '.000Z'));
  });

  it('ends the period at midnight in Rome after any last day', () => {
    fc.assert(
      fc.property(days, (last) => {
        const end = endOfWithdrawal(last);
        expect([dayInRome(end - 1), timeInRome(end - 1)]).toEqual([last, '23:59']);
        expect([dayInRome(end), timeInRome(end)]).toEqual([addDays(last, 1), '00:00']);
      }),
    );
  });

  it('leaves whole days of Rome, of 23 to 25 hours, across both clock changes', () => {
    fc.assert(
      fc.property(days, places, (startsOn, place) => {
        const last = lastWithdrawalDay({ startsOn, place }) ?? '';
        const hours = (endOfWithdrawal(last) - endOfWithdrawal(startsOn)) / 3_600_000;
        expect(Math.abs(hours - 24 * daysBetween(startsOn, last))).toBeLessThanOrEqual(1);
      }),
    );
  });
});
