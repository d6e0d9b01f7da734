import type { CommodityContract, Contract, OnboardingRequest, VasContract } from '@sportello/domain';
import { expect, it } from 'vitest';
import { findContract, linkedContracts } from './find.ts';

const supply = (code: string, quotation?: string): CommodityContract => ({
  type: 'COMMODITY',
  code,
  status: 'ATTIVO',
  commodity: { commodityType: 'LUCE', commodityMarket: 'LIBERO', selfReading: true, quotation },
});
const service = (code: string, commodityCode?: string): VasContract => ({
  type: 'VAS',
  code,
  status: 'ATTIVO',
  vas: { type: 'SERVIZIO', subType: 'DEFAULT', commodityCode },
});
const request: OnboardingRequest = {
  ...supply('Q9'),
  source: 'QUOTATION',
  onboarding: { status: 'IN_ATTIVAZIONE', statusId: '20', defaulting: false },
};
const light = supply('1', 'Q1');
const help = service('2', '1');
const same = service('1');
const all: readonly Contract[] = [light, help, same, request];

it.each([
  ['a supply', '1', undefined, light],
  ['a service of the same code', '1', 'servizio', same],
  ['a service whose URL says nothing', '2', undefined, help],
  ['a supply by its quotation', 'Q1', 'quotation', light],
  ['a supply on its way', 'Q9', 'quotation', request],
  ['a code that nobody has', '3', undefined, undefined],
] as const)('finds %s', (_, code, genre, expected) => {
  expect(findContract(all, code, genre)).toBe(expected);
});

it('knows what belongs together', () => {
  expect(linkedContracts(all, light)).toEqual([help]);
  expect(linkedContracts(all, help)).toEqual([light]);
  expect(linkedContracts(all, same)).toEqual([]);
});
