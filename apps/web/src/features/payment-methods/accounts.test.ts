import type { CommodityContract, OnboardingRequest, VasContract } from '@sportello/domain';
import { expect, it } from 'vitest';
import { accountsOf, contractAt, matchingAccounts } from './accounts.ts';

const supply = (code: string, account: string | undefined, changes: Partial<CommodityContract> = {}) =>
  ({
    type: 'COMMODITY',
    code,
    status: 'ATTIVO',
    commodity: { commodityType: 'LUCE', commodityMarket: 'LIBERO', selfReading: true, account, nickname: `N${code}` },
    ...changes,
  }) satisfies CommodityContract;
const service = (code: string, account: string | undefined): VasContract => ({
  type: 'VAS',
  code,
  status: 'ATTIVO',
  vas: { type: 'SERVIZIO', subType: 'DEFAULT', account, name: `S${code}` },
});
const request: OnboardingRequest = {
  ...supply('Q9', '90'),
  source: 'QUOTATION',
  onboarding: { status: 'IN_ATTIVAZIONE', statusId: '20', defaulting: false },
};
const light = supply('1', '10');
const gas = supply('2', '10');
const help = service('3', '30');
const same = service('1', '40');
const unknown = supply('8', '80');
const all = [
  light,
  gas,
  help,
  same,
  request,
  service('4', undefined),
  supply('5', '50', { status: 'CESSATO' }),
  supply('6', '60', { status: 'ANNULLATO' }),
  supply('7', undefined),
  { ...unknown, commodity: { ...unknown.commodity, commodityType: 'SCONOSCIUTO' as const } },
];

it('lists each active account once, with its contracts', () => {
  expect(accountsOf(all)).toEqual([
    { account: '10', contract: light, contracts: [light, gas] },
    { account: '30', contract: help, contracts: [help] },
    { account: '40', contract: same, contracts: [same] },
  ]);
});

it.each([
  ['1', '10', light],
  ['1', '40', same],
  ['3', '99', help],
  ['Q9', '90', undefined],
  ['nobody', '10', undefined],
] as const)('finds contract %s on %s', (code, account, contract) => {
  expect(contractAt(all, code, account)).toBe(contract);
});

it.each([
  ['', ['10', '30', '40']],
  ['n2', ['10']],
  ['S', ['30', '40']],
  ['40 s1', ['40']],
  ['niente', []],
])('finds for %j the accounts %j', (sought, accounts) => {
  expect(matchingAccounts(accountsOf(all), sought).map(({ account }) => account)).toEqual(accounts);
});
