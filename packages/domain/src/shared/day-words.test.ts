import { expect, it } from 'vitest';
import {
  dayInFigures,
  dayInFull,
  dayOnPaper,
  dayWords,
  fullDay,
  monthWords,
  ofDay,
  shortDay,
  shortMoment,
} from './day-words.ts';

it.each([
  ['2024-12-05', '5 dicembre 2024', 'giovedì 5 dicembre 2024', '05/12/24', '05/12/2024'],
  ['2026-05-01', '1° maggio 2026', 'venerdì 1° maggio 2026', '01/05/26', '01/05/2026'],
  ['2026-11-11', '11 novembre 2026', 'mercoledì 11 novembre 2026', '11/11/26', '11/11/2026'],
  ['2027-01-01', '1° gennaio 2027', 'venerdì 1° gennaio 2027', '01/01/27', '01/01/2027'],
  ['2027-03-28', '28 marzo 2027', 'domenica 28 marzo 2027', '28/03/27', '28/03/2027'],
  ['2027-10-31', '31 ottobre 2027', 'domenica 31 ottobre 2027', '31/10/27', '31/10/2027'],
])('writes %s as %s, %s, %s, %s (aspetto.voce.2, aspetto.voce.3)', (day, words, withWeekday, figures, paper) => {
  expect(fullDay(day)).toBe(words);
  expect(dayInFull(day)).toBe(withWeekday);
  expect(dayInFigures(day)).toBe(figures);
  expect(dayOnPaper(day)).toBe(paper);
});

it('returns the short form of a day, and the name of its month', () => {
  expect(shortDay('2026-12-04')).toEqual({ weekday: 'ven', date: '4 dic' });
  expect(monthWords('2026-09-30')).toBe('settembre');
});

it.each([
  ['2026-11-22T17:30:00Z', '22/11/26, 18:30'],
  ['2026-12-31T23:00:00Z', '01/01/27, 00:00'],
  ['2027-03-28T01:00:00Z', '28/03/27, 03:00'],
  ['2027-10-31T01:30:00Z', '31/10/27, 02:30'],
])('writes the moment %s as %s in a list (prodotto.lingua.3)', (moment, words) => {
  expect(shortMoment(Date.parse(moment))).toBe(words);
});

it.each([
  ['2024-12-05', 'del 5 dicembre 2024'],
  ['2024-12-08', 'dell’8 dicembre 2024'],
  ['2026-11-11', 'dell’11 novembre 2026'],
  ['2026-08-09', 'del 9 agosto 2026'],
  ['2026-11-12', 'del 12 novembre 2026'],
  ['2026-11-18', 'del 18 novembre 2026'],
  ['2026-11-28', 'del 28 novembre 2026'],
  ['2026-11-01', 'del 1° novembre 2026'],
  ['2026-08-21', 'del 21 agosto 2026'],
])('returns %s with its preposition as %s (aspetto.voce.2)', (day, words) => {
  expect(ofDay(day)).toBe(words);
});

it.each([
  ['2027-01-01', { weekday: 'venerdì', date: '1° gennaio', year: '2027' }],
  ['2027-01-10', { weekday: 'domenica', date: '10 gennaio', year: '2027' }],
  ['2026-11-21', { weekday: 'sabato', date: '21 novembre', year: '2026' }],
])('returns %s in parts as %j', (day, words) => {
  expect(dayWords(day)).toEqual(words);
});

it.each([
  ['2026-01-31', 'gennaio'],
  ['2026-02-28', 'febbraio'],
  ['2026-03-31', 'marzo'],
  ['2026-04-30', 'aprile'],
  ['2026-05-31', 'maggio'],
  ['2026-06-30', 'giugno'],
  ['2026-07-31', 'luglio'],
  ['2026-08-31', 'agosto'],
  ['2026-09-30', 'settembre'],
  ['2026-10-31', 'ottobre'],
  ['2026-11-30', 'novembre'],
  ['2026-12-31', 'dicembre'],
])('returns %s in %s', (day, month) => {
  expect(monthWords(day)).toBe(month);
});

it.each([
  ['2027-01-01', 'ven', '1 gen'],
  ['2026-05-31', 'dom', '31 mag'],
  ['2026-09-07', 'lun', '7 set'],
])('returns %s in short as %s %s', (day, weekday, date) => {
  expect(shortDay(day)).toEqual({ weekday, date });
});

it.each([
  ['2005-06-07', '07/06/05', '07/06/2005'],
  ['1999-10-20', '20/10/99', '20/10/1999'],
])('returns %s in figures as %s and on paper as %s', (day, figures, paper) => {
  expect(dayInFigures(day)).toBe(figures);
  expect(dayOnPaper(day)).toBe(paper);
});
