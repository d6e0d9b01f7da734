import { expect, it } from 'vitest';
import { nameOf, readableOf } from './readable.ts';

it.each([
  ['dataUltimaModificaMail', 'Data ultima modifica mail'],
  ['partitaIVA', 'Partita IVA'],
  ['codFiscale', 'Codice fiscale'],
  ['pod', 'POD'],
  ['contractAccount', 'Conto contrattuale'],
  ['appointmentMode', 'Modo dell’appuntamento'],
  ['isFeedbackLeft', 'Opinione lasciata'],
  ['timeSlots', 'Fasce orarie'],
  ['constructor', 'Constructor'],
  ['IBAN', 'IBAN'],
])('returns for %s the name %s', (field, name) => {
  expect(nameOf(field)).toBe(name);
});

it('lays out whatever is there', () => {
  expect(
    readableOf({
      nome: 'Giulia',
      vuoto: null,
      attivo: true,
      data: '2026-11-20T09:00:00Z',
      righe: [{ importo: 12.5 }],
    }),
  ).toEqual({
    kind: 'fields',
    fields: [
      ['Nome', { kind: 'text', text: 'Giulia' }],
      ['Vuoto', { kind: 'nothing' }],
      ['Attivo', { kind: 'flag', isSet: true }],
      ['Data', { kind: 'instant', at: Date.parse('2026-11-20T09:00:00Z') }],
      ['Righe', { kind: 'list', items: [{ kind: 'fields', fields: [['Importo', { kind: 'text', text: '12.5' }]] }] }],
    ],
  });
});
