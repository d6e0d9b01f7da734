import { describe, expect, it } from 'vitest';
import { RuleError } from '../shared/rule-error.ts';
import { homeRoute } from './routes.ts';
import {
  CUSTOMER_SEGMENTS,
  isStaff,
  MAINTENANCE_GROUP,
  SEGMENT_LABELS,
  segmentFromLabel,
  SEGMENTS,
} from './segment.ts';

describe('segmentFromLabel (prodotto.segmenti.1)', () => {
  it.each([
    ['Residenziale', 'RESIDENZIALE'],
    ['Amministratore', 'AMMINISTRATORE'],
    ['Pmi', 'PMI'],
    ['Business', 'PMI'],
    ['Operatore', 'OPERATORE'],
    ['Manutentore', 'MANUTENTORE'],
    ['RESIDENZIALE', 'RESIDENZIALE'],
    ['pmi', 'PMI'],
    ['PMI', 'PMI'],
    ['BUSINESS', 'PMI'],
    [' residenziale ', 'RESIDENZIALE'],
  ])('maps the label %j to the segment %s', (label, segment) => {
    expect(segmentFromLabel(label)).toBe(segment);
  });

  it.each([['Sconosciuto'], ['Altro'], [''], ['constructor'], [undefined]])(
    'rejects the label %j with the error of prodotto.segmenti.2',
    (label) => {
      expect(() => segmentFromLabel(label)).toThrow(RuleError);
      expect(() => segmentFromLabel(label)).toThrow('Segmento non trovato!');
    },
  );
});

it.each([
  ['RESIDENZIALE', 'my-edison'],
  ['AMMINISTRATORE', 'my-edison'],
  ['PMI', 'my-edison'],
  ['MANUTENTORE', 'my-edison'],
  ['SCONOSCIUTO', 'my-edison'],
  ['OPERATORE', 'my-edison/operatore'],
] as const)('maps %s to the home route %s (pagine.percorsi.3)', (segment, route) => {
  expect(homeRoute(segment)).toBe(route);
});

it.each([
  ['SCONOSCIUTO', 'Sconosciuto', false],
  ['RESIDENZIALE', 'Residenziale', false],
  ['AMMINISTRATORE', 'Amministratore', false],
  ['PMI', 'Pmi', false],
  ['MANUTENTORE', 'Manutentore', true],
  ['OPERATORE', 'Operatore', true],
] as const)('returns for segment %s the label %s, and as staff %s (prodotto.segmenti.1)', (segment, label, staff) => {
  expect(SEGMENT_LABELS[segment]).toBe(label);
  expect(isStaff(segment)).toBe(staff);
});

it('returns all segments, and those of customers (prodotto.segmenti.1)', () => {
  expect(SEGMENTS).toEqual(['SCONOSCIUTO', 'RESIDENZIALE', 'AMMINISTRATORE', 'PMI', 'MANUTENTORE', 'OPERATORE']);
  expect(CUSTOMER_SEGMENTS).toEqual(['RESIDENZIALE', 'AMMINISTRATORE', 'PMI']);
});

it('returns the group of maintenance staff (operatore.manutentori.1)', () => {
  expect(MAINTENANCE_GROUP).toBe('G_MANUTENTORI');
});
