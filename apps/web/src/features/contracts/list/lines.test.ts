import type { Contract } from '@sportello/domain';
import { expect, it } from 'vitest';
import { linesByAddress, plainLines } from './lines.ts';

const contract = (nickname: string, street?: string): Contract => ({
  type: 'COMMODITY',
  code: nickname,
  status: 'ATTIVO',
  address: street === undefined ? undefined : { street, city: 'Verona' },
  commodity: { commodityType: 'LUCE', commodityMarket: 'LIBERO', selfReading: true, nickname },
});

const contracts = [
  contract('vetrina'),
  contract('scale', 'Via Roma 10'),
  contract('garage', 'Via Roma 2'),
  contract('ascensore', 'Via Roma 10'),
];

it('puts contracts under their address, numbers as numbers and no address last', () => {
  expect(linesByAddress(contracts).map(({ contract: { code }, group }) => [code, group])).toEqual([
    ['garage', { address: 'Via Roma 2, Verona', count: 1 }],
    ['ascensore', { address: 'Via Roma 10, Verona', count: 2 }],
    ['scale', undefined],
    ['vetrina', { address: '', count: 1 }],
  ]);
});

it('leaves what a search found in its order', () => {
  expect(plainLines(contracts).map((line) => line.contract.code)).toEqual(['vetrina', 'scale', 'garage', 'ascensore']);
});
