import { describe, expect, it } from 'vitest';
import type { Contract } from '../contracts/contract.ts';
import { contentCode, isFor, kindsOf, type Audience, type AudienceKind } from './audience.ts';

const supply = (commodityType: 'LUCE' | 'GAS', status: Contract['status']) =>
  ({ type: 'COMMODITY', status, code: '1', commodity: { commodityType } }) as Contract;
const service = (type: 'FIBRA' | 'SERVIZIO' | 'PRODOTTO' | 'SCONOSCIUTO', status: Contract['status']) =>
  ({ type: 'VAS', status, code: '2', vas: { type, subType: 'DEFAULT' } }) as Contract;

it('what a customer has runs or is on its way (contenuto.usi.7)', () => {
  const kinds = kindsOf([
    supply('LUCE', 'IN_ATTIVAZIONE'),
    supply('GAS', 'CESSATO'),
    service('FIBRA', 'SOSPESO_MOROSITA'),
    service('PRODOTTO', 'ANNULLATO'),
    service('SCONOSCIUTO', 'ATTIVO'),
  ]);
  expect([...kinds]).toEqual(['LUCE', 'FIBRA']);
});

describe('an offer', () => {
  const rows: readonly [Audience | undefined, readonly AudienceKind[] | undefined, boolean][] = [
    [undefined, [], true],
    [undefined, undefined, true],
    [{}, [], true],
    [{ has: ['LUCE'] }, ['LUCE', 'GAS'], true],
    [{ has: ['LUCE', 'GAS'] }, ['LUCE'], false],
    [{ has: ['LUCE'], lacks: ['GAS'] }, ['LUCE'], true],
    [{ has: ['LUCE'], lacks: ['GAS'] }, ['LUCE', 'GAS'], false],
    [{ lacks: ['LUCE', 'GAS'] }, ['FIBRA'], true],
    [{ lacks: ['LUCE', 'GAS'] }, ['GAS'], false],
    // Without access to contracts, content that requires or excludes one is not shown.
    [{ lacks: ['LUCE'] }, undefined, false],
  ];
  it.each(rows)('for %j and who has %j: %s (contenuto.usi.7)', (audience, has, expected) => {
    expect(isFor(audience, has && new Set(has))).toBe(expected);
  });
});

it.each([
  ['pronto intervento', 'pronto-intervento'],
  [' Fotovoltaico! ', 'fotovoltaico'],
  ['Città d’acqua', 'citta-d-acqua'],
  ['', undefined],
  [undefined, undefined],
])('the keyword %j is %j in content', (keyword, code) => {
  expect(contentCode(keyword)).toBe(code);
});
