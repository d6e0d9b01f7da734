import type { CommodityContract, ContractStatus, VasContract } from '@sportello/domain';
import { expect, it } from 'vitest';
import type { ContractGenre } from '../../../../shared/links/contract-link.ts';
import { subPagesOf } from './sub-pages.ts';

const supply = (status: ContractStatus): CommodityContract => ({
  type: 'COMMODITY',
  code: '1',
  status,
  commodity: { commodityType: 'LUCE', commodityMarket: 'LIBERO', selfReading: true },
});
const service = (status: ContractStatus): VasContract => ({
  type: 'VAS',
  code: '2',
  status,
  vas: { type: 'SERVIZIO', subType: 'DEFAULT' },
});

it.each([
  [
    'an active supply',
    supply('ATTIVO'),
    undefined,
    ['IN_BRIEF', 'BILLS', 'READINGS', 'CONSUMPTION', 'PRICES', 'DOCUMENTS', 'MANAGE'],
  ],
  [
    'a suspended supply',
    supply('SOSPESO_MOROSITA'),
    undefined,
    ['IN_BRIEF', 'BILLS', 'READINGS', 'CONSUMPTION', 'PRICES', 'DOCUMENTS', 'MANAGE'],
  ],
  [
    'a ceased supply',
    supply('CESSATO'),
    undefined,
    ['IN_BRIEF', 'BILLS', 'READINGS', 'CONSUMPTION', 'PRICES', 'DOCUMENTS', 'MANAGE'],
  ],
  ['a quotation', supply('IN_ATTIVAZIONE'), 'quotation', ['IN_BRIEF', 'DOCUMENTS']],
  ['work on a meter', supply('IN_ATTIVAZIONE'), 'contatore', ['IN_BRIEF']],
  ['an active service', service('ATTIVO'), 'servizio', ['IN_BRIEF', 'BILLS', 'DOCUMENTS', 'MANAGE']],
  ['a service that has ended', service('DISATTIVATO'), 'servizio', ['IN_BRIEF', 'BILLS', 'DOCUMENTS', 'MANAGE']],
] as const)('lists pages of %s (contratto.pagine.2)', (_what, contract, genre: ContractGenre | undefined, expected) => {
  expect(subPagesOf(contract, genre, ['supplyPrices'])).toEqual(expected);
  expect(subPagesOf(contract, genre, [])).toEqual(expected.filter((page) => page !== 'PRICES'));
});
