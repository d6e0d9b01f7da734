import { expect, it } from 'vitest';
import { companiesByScore, companyName, reviewsLabel, UNAVAILABLE_COMPANY_CODES } from './company.ts';

it.each([
  ['D01', 'Ditta D01'],
  ['', 'Ditta '],
])('returns for the company code %j the name %j (intervento.ditta.2)', (code, name) => {
  expect(companyName(code)).toBe(name);
});

it.each([
  [0, '0 recensioni'],
  [1, '1 recensioni'],
  [27, '27 recensioni'],
])('returns for %i reviews the label %j (intervento.ditta.2)', (count, label) => {
  expect(reviewsLabel(count)).toBe(label);
});

it.each([
  ['no company', [], []],
  ['ascending scores', ['a 3.1', 'b 4.0', 'c 4.9'], ['c 4.9', 'b 4.0', 'a 3.1']],
  ['descending scores', ['a 4.9', 'b 3.1'], ['a 4.9', 'b 3.1']],
  ['equal scores', ['b 4.2', 'c 4.2', 'a 4.2'], ['b 4.2', 'c 4.2', 'a 4.2']],
  ['a tie between others', ['a 2', 'c 4', 'b 4', 'd 5'], ['d 5', 'c 4', 'b 4', 'a 2']],
])('returns the highest score first: %s (intervento.ditta.2)', (_what, given, expected) => {
  const companies = given.map((text) => ({ text, score: Number(text.slice(2)) }));
  expect(companiesByScore(companies).map(({ text }) => text)).toEqual(expected);
  expect(companies.map(({ text }) => text)).toEqual(given);
});

it('returns the two reasons why no company is available (prenotazione.chiamate.11)', () => {
  expect(UNAVAILABLE_COMPANY_CODES).toEqual(['NO_COMPANY_IN_AREA', 'NO_COMPANY_ON_DATE']);
});
