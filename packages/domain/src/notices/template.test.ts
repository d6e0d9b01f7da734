import { expect, it } from 'vitest';
import type { OfferedPrice } from '../prices/component.ts';
import { NOTICE_KINDS } from './kinds.ts';
import { isTemplateNotice, noticeText, TEMPLATE_NOTICES } from './template.ts';

const price = (more: Partial<OfferedPrice>): OfferedPrice => ({
  label: 'Energia',
  part: 'VENDITA',
  unit: 'EUR/kWh',
  band: undefined,
  kind: 'FISSO',
  price: 0.12,
  index: undefined,
  spread: undefined,
  vatRate: 10,
  ...more,
});
const facts = {
  supply: 'POD IT001E12345678',
  effectiveDay: '2027-03-01',
  nextOffer: 'Luce Serena',
  before: [price({}), price({ label: 'Quota', unit: 'EUR/mese', price: 9 })],
  after: [
    price({ price: 0.15 }),
    price({ label: 'Quota', unit: 'EUR/mese', price: 9.5 }),
    price({ label: 'Rete', part: 'RETE', price: 0.04 }),
  ],
};
const linesOf = (given: Parameters<typeof noticeText>[0]) => noticeText(given).replaceAll('\u00A0', ' ').split('\n');

it.each([
  ['RINNOVO', 'valgono fino al 28 febbraio 2027. Dal 1° marzo 2027 si rinnovano con l’offerta Luce Serena.', true],
  ['MODIFICA_UNILATERALE', 'Dal 1° marzo 2027 cambiano le condizioni economiche', true],
  [
    'FINE_SERVIZIO_TUTELATO',
    'finisce il 28 febbraio 2027. Dal 1° marzo 2027, se non scegli altro, resti con noi',
    false,
  ],
] as const)('returns the words of a %s (comunicazioni.modello.1)', (kind, words, hasRights) => {
  const lines = linesOf({ ...facts, kind });
  expect(lines[0]).toContain(words);
  expect(lines).toContain('Energia: 0,15 €/kWh, oggi 0,12 €/kWh');
  expect(lines).toContain('Quota: 9,50 €/mese, oggi 9,00 €/mese');
  expect(lines.some((line) => line.startsWith('Rete:'))).toBe(false);
  expect(lines.some((line) => line.includes('ti spettano 30 euro'))).toBe(hasRights);
});

it.each([
  ['a band', price({ band: 'F1' }), 'Energia, fascia F1: 0,12 €/kWh'],
  [
    'an index with its last value',
    price({ kind: 'INDICIZZATO', index: 'PUN', spread: 0.012 }),
    'Energia: PUN + 0,012 (ultimo valore 0,12 €/kWh), oggi 0,12 €/kWh',
  ],
  [
    'an index without a value',
    price({ kind: 'INDICIZZATO', index: 'PUN', price: undefined }),
    'Energia: PUN, oggi 0,12 €/kWh',
  ],
])('returns the line of %s', (_what, after, line) => {
  expect(linesOf({ ...facts, kind: 'RINNOVO', after: [after] })).toContain(line);
});

it('returns no list of prices where none is known', () => {
  const lines = linesOf({ ...facts, kind: 'RINNOVO', after: [] });
  expect(lines.some((line) => line.startsWith('I prezzi dal'))).toBe(false);
});

it.each(NOTICE_KINDS)('returns whether %s can be made from prices', (kind) => {
  expect(isTemplateNotice(kind)).toBe(TEMPLATE_NOTICES.some((each) => each === kind));
});
