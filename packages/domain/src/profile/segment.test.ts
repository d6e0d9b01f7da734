import { describe, expect, it } from 'vitest';
import { RuleError } from '../shared/rule-error.ts';
import { homeRoute } from './routes.ts';
import { segmentFromLabel } from './segment.ts';

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
  ])('%j is %s', (label, segment) => {
    expect(segmentFromLabel(label)).toBe(segment);
  });

  it.each([['Sconosciuto'], ['Altro'], [''], ['constructor'], [undefined]])(
    '%j raises the error of prodotto.segmenti.2',
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
] as const)('%s lands on %s (pagine.percorsi.3)', (segment, route) => {
  expect(homeRoute(segment)).toBe(route);
});
