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
  ])('by %s', (_, search, codes) => {
    expect(found(search)).toEqual(codes);
  });

  it.each([
    ['fibra', ['5']],
    ['servizio', []],
    ['connessa', ['5']],
  ])('by what it is called or supplies: %s', (search, codes) => {
    expect(searchContracts([...contracts, fibre], search).map(({ code }) => code)).toEqual(codes);
  });

  it('puts first the label that begins so, then a word, then the rest', () => {
    expect(found('gi')).toEqual(['3', '2', '4']);
  });

  it('keeps the order among equals', () => {
    expect(found('milano')).toEqual(['1', '2', '3', '4']);
  });
});
