import { describe, expect, it } from 'vitest';
import { addDays } from '../shared/day.ts';
import { bandsByHour, HOUR_BANDS, isBandHoliday } from './band.ts';

it('returns the three bands in order (lettura.fasce.2)', () => {
  expect(HOUR_BANDS).toEqual(['F1', 'F2', 'F3']);
});

describe('isBandHoliday (lettura.fasce.1)', () => {
  it.each(
    `1700-04-12 1800-04-14 1818-03-23 1886-04-26 1900-04-16 1943-04-26 1954-04-19 1961-04-03 1981-04-20 1999-04-05
    2001-04-16 2002-04-01 2003-04-21 2005-03-28 2010-04-05 2016-03-28 2017-04-17 2018-04-02 2019-04-22 2020-04-13
    2021-04-05 2022-04-18 2023-04-10 2027-03-29 2028-04-17 2029-04-02 2030-04-22 2035-03-26 2049-04-19 2076-04-20
    2079-04-24 2100-03-29 2106-04-19 2200-04-07 2285-03-23 2300-04-09 2400-04-17 2496-04-02`.split(/\s+/),
  )('returns true on Easter Monday %s, but not on the days beside it', (day) => {
    expect(isBandHoliday(day)).toBe(true);
    const beside = [addDays(day, -2), addDays(day, -1), addDays(day, 1)].filter((each) => !each.endsWith('-04-25'));
    expect(beside.map(isBandHoliday)).toEqual(beside.map(() => false));
  });

  it.each([
    '2026-01-01',
    '2026-01-06',
    '2026-04-25',
    '2026-05-01',
    '2026-06-02',
    '2026-08-15',
    '2026-11-01',
    '2026-12-08',
    '2026-12-25',
    '2026-12-26',
  ])('returns true on the fixed holiday %s', (day) => {
    expect(isBandHoliday(day)).toBe(true);
  });

  it('returns true on eleven days of a year', () => {
    const year = Array.from({ length: 365 }, (_, at) => addDays('2026-01-01', at));
    expect(year.filter(isBandHoliday)).toHaveLength(11);
  });
});

describe('bandsByHour (lettura.fasce.2)', () => {
  it.each([
    ['2026-11-23', 0, 'F3'],
    ['2026-11-23', 6, 'F3'],
    ['2026-11-23', 7, 'F2'],
    ['2026-11-23', 8, 'F1'],
    ['2026-11-23', 18, 'F1'],
    ['2026-11-23', 19, 'F2'],
    ['2026-11-23', 22, 'F2'],
    ['2026-11-23', 23, 'F3'],
    ['2026-11-28', 6, 'F3'],
    ['2026-11-28', 7, 'F2'],
    ['2026-11-28', 12, 'F2'],
    ['2026-11-28', 22, 'F2'],
    ['2026-11-28', 23, 'F3'],
    ['2026-11-29', 12, 'F3'],
    ['2026-12-08', 12, 'F3'],
    ['2026-12-26', 12, 'F3'],
    ['2026-04-06', 12, 'F3'],
    ['2026-04-07', 12, 'F1'],
  ])('maps %s at hour %i to %s', (day, hour, band) => {
    expect(bandsByHour(day)[hour]).toBe(band);
    expect(bandsByHour(day)).toHaveLength(24);
  });
});
