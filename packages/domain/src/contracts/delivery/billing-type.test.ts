import { expect, it } from 'vitest';
import { billingTypeFromText, DELIVERY_FREQUENCIES, DELIVERY_FREQUENCY_LABELS } from './billing-type.ts';

it('returns the frequencies in order (contratto.modello.4)', () => {
  expect(DELIVERY_FREQUENCIES).toEqual(['MENSILE', 'BIMESTRALE', 'QUADRIMESTRALE']);
});

it.each([
  ['MENSILE', 'mensile'],
  ['BIMESTRALE', 'bimestrale'],
  ['QUADRIMESTRALE', 'quadrimestrale'],
] as const)('maps frequency %s to the label %j (contratto.modello.4)', (frequency, label) => {
  expect(DELIVERY_FREQUENCY_LABELS[frequency]).toBe(label);
});

it.each([
  ['mensile', 'MENSILE'],
  [' Bimestrale ', 'BIMESTRALE'],
  ['QuadriMestrale', 'QUADRIMESTRALE'],
  ['annuale', 'annuale'],
  [' Annuale ', ' Annuale '],
  ['mensile o bimestrale', 'mensile o bimestrale'],
  ['', ''],
])('maps the text %j to %j (contratto.modello.4)', (text, expected) => {
  expect(billingTypeFromText(text)).toBe(expected);
});
