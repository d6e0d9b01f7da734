import { describe, expect, it } from 'vitest';
import type { CommodityContract, VasContract } from './contract.ts';
import { searchContracts } from './search.ts';

function contract(code: string, more: Partial<CommodityContract['commodity']>, street: string): CommodityContract {
  return {
    type: 'COMMODITY',
    code,
    status: 'ATTIVO',
    address: { street, cap: '20121', city: 'Milano', province: 'MI' },
    commodity: { commodityType: 'LUCE', commodityMarket: 'LIBERO', selfReading: true, ...more },
  };
}

const contracts = [
  contract('1', { pod: 'IT001E1' }, 'Via Forlì 3'),
  contract('2', { nickname: 'Condominio Giglio, scale', pdr: '00881234' }, 'Via Roma 8'),
  contract('3', { nickname: 'Giglio', residenceAlias: 'Mare' }, 'Corso Italia 80'),
  contract('4', { nickname: 'Artigiana', commodityType: 'GAS', offerName: 'Gas Sereno' }, 'Via Dante 1'),
];
const fibre: VasContract = {
  type: 'VAS',
  code: '5',
  status: 'ATTIVO',
  vas: { type: 'FIBRA', subType: 'DEFAULT', name: 'Casa connessa' },
};
const found = (search: string) => searchContracts(contracts, search).map(({ code }) => code);

describe('a search among contracts', () => {
  it.each([
    ['nothing typed', '  ', ['1', '2', '3', '4']],
    ['accents and capitals', 'FORLI', ['1']],
    ['a kind', 'gas', ['4']],
    ['a kind at an address', 'luce roma', ['2']],
    ['an offer', 'sereno', ['4']],
    ['words in any order', 'milano  roma', ['2']],
    ['a POD', 'it001e1', ['1']],
    ['a PDR', '00881234', ['2']],
    ['the end of a PDR', '1234', ['2']],
    ['the name of a home', 'mare', ['3']],
    ['a code before the end of another', '4', ['4', '2']],
    ['none', 'napoli', []],
  ])('searches contracts by %s', (_, search, codes) => {
    expect(found(search)).toEqual(codes);
  });

  it.each([
    ['fibra', ['5']],
    ['servizio', []],
    ['connessa', ['5']],
  ])('searches a fibre contract by its name or kind: %s', (search, codes) => {
    expect(searchContracts([...contracts, fibre], search).map(({ code }) => code)).toEqual(codes);
  });

  it('puts first the label that begins so, then a word, then the rest', () => {
    expect(found('gi')).toEqual(['3', '2', '4']);
  });

  it('keeps the order among equals', () => {
    expect(found('milano')).toEqual(['1', '2', '3', '4']);
  });
});

const named = (code: string, nickname: string): CommodityContract => ({
  type: 'COMMODITY',
  code,
  status: 'ATTIVO',
  commodity: { commodityType: 'SCONOSCIUTO', commodityMarket: 'LIBERO', selfReading: false, nickname },
});
const service = (code: string, type: VasContract['vas']['type'], more: Partial<VasContract['vas']>): VasContract => ({
  type: 'VAS',
  code,
  status: 'ATTIVO',
  vas: { type, subType: 'DEFAULT', ...more },
});

describe('searchContracts', () => {
  it.each<[string, (CommodityContract | VasContract)[], string, string[]]>([
    ['no unknown kinds', [named('A', 'Casa'), service('B', 'SCONOSCIUTO', {})], 'sconosciuto', []],
    ['services by kind', [service('A', 'SERVIZIO', {}), service('B', 'PRODOTTO', {})], 'servizio', ['A']],
    ['products by kind', [service('A', 'SERVIZIO', {}), service('B', 'PRODOTTO', {})], 'prodotto', ['B']],
    ['services by POD', [service('A', 'SERVIZIO', { name: 'Uno', pod: 'IT001' }), named('B', 'Due')], 'it001', ['A']],
    ['no text of an absent address', [named('A', 'Casa')], 'undefined', []],
    ['only contracts with every word', [named('A', 'Casa Mare'), named('B', 'Casa')], 'casa mare', ['A']],
    ['no contract that lacks a word', [named('A', 'Casa')], 'casa napoli', []],
    ['words between several spaces', [named('A', 'Casa Mare')], '  mare \t casa  ', ['A']],
    [
      'labels that begin with the input, then words that do, then the rest',
      [named('A', 'Lungomare'), named('B', 'Casa mare'), named('C', 'Mare')],
      'mare',
      ['C', 'B', 'A'],
    ],
    [
      'a label that begins with both words before one with them in another order',
      [named('A', 'Mare casa'), named('B', 'Casa mare')],
      'casa mare',
      ['B', 'A'],
    ],
    [
      'two beginnings of words before one beginning and one ending',
      [named('A', 'Zia casa, lungomare'), named('B', 'Zia casa, mare')],
      'casa mare',
      ['B', 'A'],
    ],
    [
      'a label that ends a word after the code that begins with it',
      [named('X', 'Lungomare'), named('mare', 'Zia')],
      'mare',
      ['mare', 'X'],
    ],
    ['kind and code as separate words', [service('77', 'FIBRA', { name: 'Rete' })], 'fibra77', []],
  ])('returns %s', (_what, all, search, codes) => {
    expect(searchContracts(all, search).map(({ code }) => code)).toEqual(codes);
  });

  it('returns the same contracts for an empty search', () => {
    expect(searchContracts(contracts, ' ')).toBe(contracts);
  });
});
