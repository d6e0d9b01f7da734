import { expect, it } from 'vitest';
import { DOCUMENT_VIEW_MODES, INVOICE_TYPES, INVOICE_TYPE_LABELS } from './invoice-type.ts';

it('returns the types of invoices in order (bolletta.modello.2)', () => {
  expect(INVOICE_TYPES).toEqual([
    'BOLLETTA',
    'RATA',
    'FATTURA',
    'FATTURA_AUTOCONSUMO_FISICO',
    'FATTURA_CANONE_NOLEGGIO',
    'BOLLETTA_BENEFICIO_AUTOCONSUMO',
    'FATTURA_INTERVENTO_TECNICO',
    'SCONOSCIUTO',
  ]);
});

it.each([
  ['BOLLETTA', 'Bolletta'],
  ['RATA', 'Rata'],
  ['FATTURA', 'Fattura'],
  ['FATTURA_AUTOCONSUMO_FISICO', 'Fattura autoconsumo fisico'],
  ['FATTURA_CANONE_NOLEGGIO', 'Fattura canone di noleggio'],
  ['BOLLETTA_BENEFICIO_AUTOCONSUMO', 'Bolletta con beneficio autoconsumo'],
  ['FATTURA_INTERVENTO_TECNICO', 'Fattura intervento tecnico'],
  ['SCONOSCIUTO', 'Sconosciuto'],
] as const)('maps invoice type %s to %s (bolletta.modello.2)', (type, label) => {
  expect(INVOICE_TYPE_LABELS[type]).toBe(label);
});

it.each([
  ['SUMMARY', 'S'],
  ['DETAILED', 'D'],
] as const)('maps view mode %s to %s (bolletta.modello.3)', (mode, code) => {
  expect(DOCUMENT_VIEW_MODES[mode]).toBe(code);
});
