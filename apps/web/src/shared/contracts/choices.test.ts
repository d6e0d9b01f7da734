import { contractLabel, type CommodityContract, type Contract } from '@sportello/domain';
import { expect, it } from 'vitest';
import { contractChoices } from './choices.ts';

const supply = (code: string, nickname: string, street: string, more: Partial<CommodityContract['commodity']> = {}) =>
  ({
    type: 'COMMODITY',
    code,
    status: 'ATTIVO',
    address: { street, cap: '20121', city: 'Milano', province: 'MI' },
    commodity: { commodityType: 'LUCE', commodityMarket: 'LIBERO', selfReading: true, nickname, ...more },
  }) satisfies CommodityContract;

const nameOf = (contract: Contract) =>
  contract.type === 'COMMODITY' && contract.commodity.commodityType === 'GAS'
    ? `${contractLabel(contract)} (Gas)`
    : `${contractLabel(contract)} (Luce)`;
const labels = (contracts: readonly CommodityContract[]) =>
  contractChoices(contracts, nameOf).map(({ label }) => label);

it('sorts contracts by name, with numbers by value', () => {
  const those = [
    supply('1', 'Scala 10', 'Via A 1'),
    supply('2', 'Scala 2', 'Via A 1'),
    supply('3', 'Atrio', 'Via B 1'),
  ];
  expect(labels(those)).toEqual(['Atrio (Luce)', 'Scala 2 (Luce)', 'Scala 10 (Luce)']);
});

it('says where a contract is whose name comes again, and its meter where that comes again too', () => {
  const those = [
    supply('1', 'Scale', 'Via Po 2', { pod: 'IT001E2' }),
    supply('2', 'Scale', 'Via Po 2', { pod: 'IT001E1' }),
    supply('3', 'Scale', 'Via Adda 1'),
    supply('4', 'Scale', 'Via Po 2', { commodityType: 'GAS' }),
  ];
  expect(labels(those)).toEqual([
    'Scale (Gas)',
    'Scale (Luce), Via Adda 1, 20121 Milano (MI)',
    'Scale (Luce), Via Po 2, 20121 Milano (MI), IT001E1',
    'Scale (Luce), Via Po 2, 20121 Milano (MI), IT001E2',
  ]);
  expect(contractChoices(those, nameOf)[2]?.detail).toBe('Via Po 2, 20121 Milano (MI) · IT001E1');
});

it('lists a contract that is in two lists only once', () => {
  expect(labels([supply('1', 'Casa', 'Via A 1'), supply('1', 'Casa', 'Via A 1')])).toEqual(['Casa (Luce)']);
});
