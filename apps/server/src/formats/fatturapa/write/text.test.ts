import { PAYMENT_METHOD_KINDS, paymentMethodKind } from '@sportello/domain';
import { expect, it } from 'vitest';
import { methodOf, WAYS_TO_PAY } from '../ways-to-pay.ts';
import { ascii, latin1 } from './text.ts';
import { writeXml } from './xml.ts';

it.each([
  ['Qualità «Luce»', 'Qualità «Luce»'],
  ['Via dell’Alba – 1', "Via dell'Alba - 1"],
  ['Žižek Őry Łódź', 'Zizek Ory ?ódz'],
  ['5 € … m²', '5 EUR ... m2'],
  ['a\tb\u00A0c', 'a b c'],
  ['Ночь', '????'],
])('writes %j as %j in Latin-1', (text, written) => {
  expect(latin1(text, 100)).toBe(written);
});

it('keeps to a length, and to ASCII where that is all', () => {
  expect(latin1('a'.repeat(70), 60)).toHaveLength(60);
  expect(ascii('Bolletta n. 7 «à»', 100)).toBe('Bolletta n. 7 ?a?');
});

it('says in UTF-8 what could be taken for an element', () => {
  const xml = writeXml('urn:x', ['A', [['B', 'x < y & «z»']]], { versione: '1' });
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="utf-8"\?>\s<p:A xmlns:p="urn:x" versione="1">/);
  expect(xml).toContain('<B>x &lt; y &amp; «z»</B>');
});

it.each([
  ['SCONOSCIUTO', undefined, 'SCONOSCIUTO'],
  ['BONIFICO', 'MP05', 'BONIFICO'],
  ['CESSIONE_CREDITO', 'MP22', 'COMPENSAZIONE_BENEFICIO_AUC'],
  ['CARTA_CREDITO', 'MP08', 'CARTA_CREDITO'],
  ['MAV', 'MP13', 'MAV'],
  ['BOLLETTINO_POSTALE', 'MP18', 'BOLLETTINO_POSTALE'],
  ['ADDEBITO_CONTO_CORRENTE', 'MP19', 'ADDEBITO_CONTO_CORRENTE'],
  ['CAMBIALE', 'MP06', 'CAMBIALE'],
  ['COMPENSAZIONE_BENEFICIO_AUC', 'MP22', 'COMPENSAZIONE_BENEFICIO_AUC'],
] as const)('writes %s as %s and reads it as %s', (kind, way, read) => {
  expect(PAYMENT_METHOD_KINDS).toContain(kind);
  expect(WAYS_TO_PAY[kind]).toBe(way);
  expect(paymentMethodKind(methodOf(way ?? 'MP01') ?? undefined)).toBe(read);
});

it.each([
  ['MP23', 'P'],
  ['MP20', 'S'],
  ['MP16', 'S'],
  ['MP01', null],
  ['MP15', null],
])('reads %s as %s', (way, code) => {
  expect(methodOf(way)).toBe(code);
});
