import { describe, expect, it } from 'vitest';
import { isInWindow, nextReadingWindow, readingWindow } from './window.ts';

describe('the window of a day (lettura.finestra.1)', () => {
  it.each([
    ['MENSILE', '2026-11-01', '2026-11-16', '2026-11-30'],
    ['MENSILE', '2026-02-28', '2026-02-16', '2026-02-28'],
    ['BIMESTRALE', '2026-11-22', '2026-12-16', '2026-12-31'],
    ['BIMESTRALE', '2028-01-01', '2028-02-16', '2028-02-29'],
    ['QUADRIMESTRALE', '2026-05-01', '2026-08-16', '2026-08-31'],
    ['Una volta l’anno', '2026-11-22', '2026-12-16', '2026-12-31'],
    [undefined, '2026-10-31', '2026-10-16', '2026-10-31'],
  ])('returns the reading window of %s on %s', (billingType, day, opensOn, closesOn) => {
    expect(readingWindow(billingType, day)).toEqual({ opensOn, closesOn });
  });

  it.each([
    ['2026-11-15', false],
    ['2026-11-16', true],
    ['2026-11-30', true],
    ['2026-12-01', false],
  ])('holds both its days: %s, %s', (day, expected) => {
    expect(isInWindow({ opensOn: '2026-11-16', closesOn: '2026-11-30' }, day)).toBe(expected);
  });

  it('returns the reading window of the next period', () => {
    const window = readingWindow('BIMESTRALE', '2026-12-20');
    expect(nextReadingWindow('BIMESTRALE', window)).toEqual({ opensOn: '2027-02-16', closesOn: '2027-02-28' });
  });
});
