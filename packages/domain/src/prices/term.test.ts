import { expect, it } from 'vitest';
import { endNotice, isInForce, lastDayOfOffer, offerOn, STG_LAST_DAY, type OfferTerm } from './term.ts';

it.each([
  ['before its first day', '2026-01-01', '2026-12-31', '2025-12-31', false],
  ['on its first day', '2026-01-01', '2026-12-31', '2026-01-01', true],
  ['on its last day', '2026-01-01', '2026-12-31', '2026-12-31', true],
  ['after its last day', '2026-01-01', '2026-12-31', '2027-01-01', false],
  ['without an end', '2026-01-01', undefined, '2099-01-01', true],
])('returns whether a term is in force %s (prezzi.offerte.1)', (_what, from, until, day, expected) => {
  expect(isInForce({ from, until }, day)).toBe(expected);
});

const term = (name: string, from: string, until?: string): OfferTerm => ({ code: name, name, from, until });

it.each([
  ['none before the first', '2023-12-31', undefined],
  ['the only one', '2024-06-01', 'A'],
  ['the one that began last', '2025-03-01', 'B'],
  ['none in a gap', '2026-01-15', undefined],
  ['one to come, on its first day', '2026-02-01', 'C'],
])('returns %s of a history of offers (prezzi.offerte.1)', (_what, day, expected) => {
  const offers = [
    term('C', '2026-02-01'),
    term('A', '2024-01-01', '2025-12-31'),
    term('B', '2025-03-01', '2025-12-31'),
  ];
  expect(offerOn(offers, day)?.name).toBe(expected);
});

it.each([
  ['the end of the offer', 'LIBERO', '2027-02-28', '2026-11-20', '2027-02-28'],
  ['the end on its last day', 'LIBERO', '2027-02-28', '2027-02-28', '2027-02-28'],
  ['nothing once it has passed', 'LIBERO', '2027-02-28', '2027-03-01', undefined],
  ['nothing without an end', 'LIBERO', undefined, '2026-11-20', undefined],
  ['nothing of another regulated market', 'PLACET', undefined, '2026-11-20', undefined],
  ['the end of the service by law', 'STG', undefined, '2026-11-20', STG_LAST_DAY],
  ['the end that the provider gives', 'STG', '2027-01-31', '2026-11-20', '2027-01-31'],
  ['nothing after the service has ended', 'STG', undefined, '2027-04-01', undefined],
] as const)('returns %s (prezzi.scadenza.2)', (_what, commodityMarket, offerEnd, today, expected) => {
  expect(lastDayOfOffer({ commodityMarket, offerEnd }, today)).toBe(expected);
});

it.each([
  ['2026-12-01', '2027-03-31', 120],
  ['2026-11-30', '2027-03-31', undefined],
  ['2027-01-29', '2027-03-31', 120],
  ['2027-01-30', '2027-03-31', 60],
  ['2027-02-28', '2027-03-31', 60],
  ['2027-03-01', '2027-03-31', 30],
  ['2027-03-31', '2027-03-31', 30],
  ['2027-04-01', '2027-03-31', undefined],
])('returns on %s for an end on %s the notice of %s days (prezzi.scadenza.1)', (today, end, expected) => {
  expect(endNotice(end, today)).toBe(expected);
});
