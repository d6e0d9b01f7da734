import type { CommodityMarket, Contract, ContractStatus, ItemCategory } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { listSearchOf, withOffered } from './list-search.ts';
import { contractsOfPart, filteredContracts, partOf } from './search.ts';

function supply(code: string, status: ContractStatus, market: CommodityMarket = 'LIBERO'): Contract {
  return {
    type: 'COMMODITY',
    code,
    status,
    commodity: { commodityType: 'LUCE', commodityMarket: market, selfReading: true },
  };
}
function vas(code: string, type: ItemCategory): Contract {
  return { type: 'VAS', code, status: 'ATTIVO', vas: { type, subType: 'DEFAULT', name: code } };
}
const codes = (contracts: readonly Contract[]) => contracts.map(({ code }) => code);

describe('the URL of the list', () => {
  it.each([
    [{}, {}],
    [
      { tipo: 'prodotti', stato: 'attivi', mercato: 'placet', cerca: 'via' },
      { tipo: 'prodotti', stato: 'attivi', mercato: 'placet', cerca: 'via' },
    ],
    // Defaults and unknown values are omitted.
    [{ tipo: 'altro', stato: 'boh', mercato: 7, cerca: '', altro: 'x' }, {}],
    // The router parses digits alone as a number.
    [{ cerca: 881 }, { cerca: '881' }],
  ])('parses %j as %j', (url, search) => {
    expect(listSearchOf(url)).toEqual(search);
  });

  it('names the parts, of which a segment may lack one', () => {
    const all = ['FORNITURE', 'PRODOTTI', 'SERVIZI'] as const;
    expect(partOf({ tipo: 'servizi' }, all, undefined)).toBe('SERVIZI');
    expect(partOf({ tipo: 'servizi' }, ['FORNITURE', 'PRODOTTI'], undefined)).toBe('FORNITURE');
    expect(partOf({}, all, undefined)).toBe('FORNITURE');
    expect(partOf({}, all, [])).toBe('FORNITURE');
    expect(partOf({}, all, [vas('1', 'SERVIZIO')])).toBe('SERVIZI');
    expect(partOf({ tipo: 'forniture' }, all, [vas('1', 'SERVIZIO')])).toBe('FORNITURE');
    expect(partOf({}, all, [vas('1', 'SERVIZIO'), supply('2', 'CESSATO')])).toBe('FORNITURE');
  });
});

describe('a part of the list', () => {
  const all = [
    supply('ended', 'CESSATO'),
    vas('fibre', 'FIBRA'),
    supply('unknown', 'SCONOSCIUTO'),
    supply('coming', 'IN_ATTIVAZIONE'),
    vas('boiler', 'PRODOTTO'),
    vas('help', 'SERVIZIO'),
  ];

  it.each([
    ['FORNITURE', ['fibre', 'coming', 'unknown', 'ended']],
    ['PRODOTTI', ['boiler']],
    ['SERVIZI', ['help']],
  ] as const)('returns the contracts of %s', (part, expected) => {
    expect(codes(contractsOfPart(all, part))).toEqual(expected);
  });
});

describe('the filters', () => {
  const all = [
    supply('a', 'ATTIVO'),
    supply('b', 'IN_ATTIVAZIONE', 'PLACET'),
    supply('c', 'SOSPESO_MOROSITA', 'STG'),
    supply('d', 'CESSATO', 'VINCOLATO'),
    supply('e', 'DISATTIVATO'),
    supply('f', 'ANNULLATO'),
    supply('g', 'SCONOSCIUTO', 'SCONOSCIUTO'),
    vas('fibre', 'FIBRA'),
  ];

  it.each([
    [{}, 'a b c d e f g fibre'],
    [{ stato: 'attivi' }, 'a b c fibre'],
    [{ stato: 'chiusi' }, 'd e f'],
    [{ mercato: 'libero' }, 'a e f'],
    [{ mercato: 'non-libero' }, 'b c d'],
    [{ mercato: 'placet' }, 'b'],
    [{ mercato: 'graduali' }, 'c'],
    [{ stato: 'attivi', mercato: 'non-libero' }, 'b c'],
    [{ stato: 'attivi', cerca: 'FIB' }, 'fibre'],
    [{ cerca: 'niente' }, ''],
  ] as const)('filters contracts by %j to "%s"', (search, expected) => {
    expect(codes(filteredContracts(all, search)).join(' ')).toBe(expected);
  });
});

it.each([
  [{ mercato: 'placet', cerca: 'via' }, { cerca: 'via' }],
  [{ mercato: 'graduali' }, { mercato: 'graduali' }],
  [{ mercato: 'libero' }, { mercato: 'libero' }],
  [{}, {}],
] as const)('returns for %j without the placet filter %j (fornitore.opzioni.2)', (search, left) => {
  expect(withOffered(search, { placet: false, graduali: true })).toEqual(left);
});
