import { describe, expect, it } from 'vitest';
import type { Contract } from '../contracts/contract.ts';
import { AUDIENCE_KINDS, contentCode, isFor, kindsOf, type Audience, type AudienceKind } from './audience.ts';

const supply = (commodityType: 'LUCE' | 'GAS', status: Contract['status']) =>
  ({ type: 'COMMODITY', status, code: '1', commodity: { commodityType } }) as Contract;
const service = (type: 'FIBRA' | 'SERVIZIO' | 'PRODOTTO' | 'SCONOSCIUTO', status: Contract['status']) =>
  ({ type: 'VAS', status, code: '2', vas: { type, subType: 'DEFAULT' } }) as Contract;

it('returns the kinds of starting and suspended contracts, not of closed or unknown ones (contenuto.usi.7)', () => {
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
])('maps the keyword %j to the content code %j', (keyword, code) => {
  expect(contentCode(keyword)).toBe(code);
});

it('returns the kinds of an audience in order (contenuto.usi.7)', () => {
  expect(AUDIENCE_KINDS).toEqual(['LUCE', 'GAS', 'FIBRA', 'SERVIZIO', 'PRODOTTO']);
});

const unknownSupply = (status: Contract['status']) =>
  ({ type: 'COMMODITY', status, code: '3', commodity: { commodityType: 'SCONOSCIUTO' } }) as Contract;

describe('kindsOf (contenuto.usi.7)', () => {
  const rows: readonly [string, readonly Contract[], readonly AudienceKind[]][] = [
    ['no contracts', [], []],
    ['electricity', [supply('LUCE', 'ATTIVO')], ['LUCE']],
    ['gas', [supply('GAS', 'ATTIVO')], ['GAS']],
    ['fibre', [service('FIBRA', 'ATTIVO')], ['FIBRA']],
    ['a service', [service('SERVIZIO', 'ATTIVO')], ['SERVIZIO']],
    ['a product', [service('PRODOTTO', 'ATTIVO')], ['PRODOTTO']],
    ['an unknown service', [service('SCONOSCIUTO', 'ATTIVO')], []],
    ['an unknown supply', [unknownSupply('ATTIVO')], []],
    ['a supply in activation', [supply('GAS', 'IN_ATTIVAZIONE')], ['GAS']],
    ['a suspended supply', [supply('GAS', 'SOSPESO_MOROSITA')], ['GAS']],
    ['a ceased supply', [supply('GAS', 'CESSATO')], []],
    ['a deactivated supply', [supply('GAS', 'DISATTIVATO')], []],
    ['a cancelled supply', [supply('GAS', 'ANNULLATO')], []],
    ['a supply of unknown status', [supply('GAS', 'SCONOSCIUTO')], []],
    ['two supplies of a kind', [supply('LUCE', 'ATTIVO'), supply('LUCE', 'IN_ATTIVAZIONE')], ['LUCE']],
    [
      'an unknown supply between two known ones',
      [supply('LUCE', 'ATTIVO'), unknownSupply('ATTIVO'), supply('GAS', 'ATTIVO')],
      ['LUCE', 'GAS'],
    ],
  ];

  it.each(rows)('returns the kinds of %s', (_, contracts, expected) => {
    expect([...kindsOf(contracts)]).toEqual(expected);
  });
});

describe('isFor (contenuto.usi.7)', () => {
  const rows: readonly [Audience | undefined, readonly AudienceKind[] | undefined, boolean][] = [
    [undefined, ['GAS'], true],
    [{}, ['GAS'], true],
    [{}, undefined, false],
    [{ has: [] }, undefined, false],
    [{ has: ['LUCE'] }, undefined, false],
    [{ has: [], lacks: [] }, ['LUCE'], true],
    [{ has: undefined, lacks: undefined }, [], true],
    [{ has: ['LUCE'] }, [], false],
    [{ has: ['LUCE', 'GAS'] }, ['LUCE', 'GAS'], true],
    [{ has: ['LUCE', 'GAS'] }, ['GAS'], false],
    [{ lacks: ['LUCE'] }, [], true],
    [{ lacks: ['LUCE'] }, ['LUCE'], false],
    [{ lacks: ['LUCE', 'GAS'] }, ['LUCE'], false],
    [{ lacks: ['LUCE', 'GAS'] }, ['LUCE', 'GAS'], false],
    [{ has: ['LUCE'], lacks: ['GAS'] }, [], false],
    [{ has: ['LUCE'], lacks: ['GAS'] }, ['GAS'], false],
    [{ has: ['LUCE'], lacks: ['GAS'] }, ['LUCE', 'FIBRA'], true],
  ];

  it.each(rows)('returns for %j and the kinds %j: %s', (audience, has, expected) => {
    expect(isFor(audience, has && new Set(has))).toBe(expected);
  });
});

it.each([
  ['a', 'a'],
  ['Pronto  Intervento 24', 'pronto-intervento-24'],
  ['-a-', 'a'],
  ['--a--b--', 'a-b'],
  ['!a', 'a'],
  ['a!', 'a'],
  ['a - b', 'a-b'],
  ['ÀÉ', 'ae'],
  ['a_b', 'a-b'],
  ['漢', undefined],
  ['---', undefined],
  ['   ', undefined],
])('returns for the keyword %j the code %j', (keyword, code) => {
  expect(contentCode(keyword)).toBe(code);
});
