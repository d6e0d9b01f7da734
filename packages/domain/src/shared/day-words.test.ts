import { expect, it } from 'vitest';
import { dayInFigures, dayInFull, dayOnPaper, fullDay, monthWords, shortDay, shortMoment } from './day-words.ts';

it.each([
  ['2024-12-05', '5 dicembre 2024', 'giovedì 5 dicembre 2024', '05/12/24', '05/12/2024'],
  ['2026-05-01', '1° maggio 2026', 'venerdì 1° maggio 2026', '01/05/26', '01/05/2026'],
  ['2026-11-11', '11 novembre 2026', 'mercoledì 11 novembre 2026', '11/11/26', '11/11/2026'],
  ['2027-01-01', '1° gennaio 2027', 'venerdì 1° gennaio 2027', '01/01/27', '01/01/2027'],
  ['2027-03-28', '28 marzo 2027', 'domenica 28 marzo 2027', '28/03/27', '28/03/2027'],
  ['2027-10-31', '31 ottobre 2027', 'domenica 31 ottobre 2027', '31/10/27', '31/10/2027'],
])('%s is %s, %s, %s, %s (aspetto.voce.2, aspetto.voce.3)', (day, words, withWeekday, figures, paper) => {
  expect(fullDay(day)).toBe(words);
  expect(dayInFull(day)).toBe(withWeekday);
  expect(dayInFigures(day)).toBe(figures);
  expect(dayOnPaper(day)).toBe(paper);
});

it('a day among many is short', () => {
  expect(shortDay('2026-12-04')).toEqual({ weekday: 'ven', date: '4 dic' });
  expect(monthWords('2026-09-30')).toBe('settembre');
});

it.each([
  ['2026-11-22T17:30:00Z', '22/11/26, 18:30'],
  ['2026-12-31T23:00:00Z', '01/01/27, 00:00'],
  ['2027-03-28T01:00:00Z', '28/03/27, 03:00'],
  ['2027-10-31T01:30:00Z', '31/10/27, 02:30'],
])('%s is %s in a list (prodotto.lingua.3)', (moment, words) => {
  expect(shortMoment(Date.parse(moment))).toBe(words);
});
