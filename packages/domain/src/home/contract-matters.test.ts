import { expect, it } from 'vitest';
import type { Bill } from '../bills/bill.ts';
import type { CommodityContract, VasContract } from '../contracts/contract.ts';
import type { Onboarding } from '../contracts/onboarding/onboarding.ts';
import { contractMatters, isStopped } from './contract-matters.ts';

const supply: CommodityContract = {
  type: 'COMMODITY',
  code: 'C1',
  status: 'ATTIVO',
  commodity: { commodityType: 'LUCE', commodityMarket: 'LIBERO', selfReading: true, account: 'A1' },
};
const service: VasContract = {
  type: 'VAS',
  code: 'V1',
  status: 'SOSPESO_MOROSITA',
  vas: { type: 'SERVIZIO', subType: 'DEFAULT', account: 'A1' },
};
const activation: Onboarding = { status: 'IN_ATTIVAZIONE', defaulting: false, activationDate: '2026-12-12' };

const bill = (owner: Partial<Pick<Bill, 'contractCode' | 'vasContractCode' | 'account'>>): Bill => ({
  number: 'B1',
  type: 'SCONOSCIUTO',
  status: 'SCADUTA',
  contractCode: undefined,
  vasContractCode: undefined,
  account: undefined,
  commodityType: undefined,
  issueDate: '2026-09-01',
  periodStart: undefined,
  periodEnd: undefined,
  amount: 5_000,
  disputed: 0,
  openAmount: 5_000,
  expirationDate: '2026-10-01',
  paymentMethod: 'BOLLETTINO_POSTALE',
  debitOutcome: undefined,
  instalment: undefined,
  ...owner,
});

it.each([
  ['ATTIVO', []],
  ['SOSPESO_MOROSITA', ['SUSPENDED_SUPPLY']],
  ['CESSATO', []],
  ['DISATTIVATO', []],
  ['IN_ATTIVAZIONE', []],
  ['ANNULLATO', []],
  ['SCONOSCIUTO', []],
] as const)('returns for a contract in status %s without onboarding %j (home.urgenza.1)', (status, kinds) => {
  expect(contractMatters([{ ...supply, status }], undefined).map(({ kind }) => kind)).toEqual(kinds);
});

it.each<[string, string, readonly Bill[] | undefined]>([
  ['unknown bills', 'SUSPENDED_SUPPLY', undefined],
  ['no overdue bill', 'RESUMING', []],
  ['an overdue bill of its own', 'SUSPENDED_SUPPLY', [bill({ vasContractCode: 'V1' })]],
  ['an overdue bill of its account', 'SUSPENDED_SUPPLY', [bill({ contractCode: 'C2', account: 'A1' })]],
  ['an overdue bill of another account', 'RESUMING', [bill({ contractCode: 'C2', account: 'A2' })]],
])('returns for a suspended service with %s the matter %s (home.urgenza.3)', (_what, kind, overdue) => {
  expect(contractMatters([service], overdue)).toEqual([{ kind, contract: service }]);
});

it.each<[string, string, Partial<Onboarding>, readonly Bill[] | undefined]>([
  ['under way, bills unknown', 'ACTIVATION', {}, undefined],
  ['under way, all paid', 'ACTIVATION', {}, []],
  ['in default, bills unknown', 'STOPPED_ACTIVATION', { defaulting: true }, undefined],
  ['in default, one bill overdue', 'STOPPED_ACTIVATION', { defaulting: true }, [bill({ contractCode: 'C9' })]],
  ['inadmissible, all paid', 'STOPPED_ACTIVATION', { inadmissibilityReason: 'Manca un documento' }, []],
  [
    'in default and inadmissible, all paid',
    'STOPPED_ACTIVATION',
    { defaulting: true, inadmissibilityReason: 'Manca un documento' },
    [],
  ],
])('returns for an activation %s the matter %s with its day (home.urgenza.3)', (_what, kind, more, overdue) => {
  const contract: CommodityContract = { ...supply, onboarding: { ...activation, ...more } };
  expect(contractMatters([contract], overdue)).toEqual([{ kind, contract, day: '2026-12-12' }]);
});

it('returns RESUMING without a day for an activation that waited for a payment alone (home.urgenza.3)', () => {
  const contract: CommodityContract = { ...supply, onboarding: { ...activation, defaulting: true } };
  expect(contractMatters([contract], [])).toStrictEqual([{ kind: 'RESUMING', contract }]);
});

it('returns the suspension, not the activation, of a contract with both (home.urgenza.3)', () => {
  const contract: CommodityContract = { ...supply, status: 'SOSPESO_MOROSITA', onboarding: activation };
  expect(contractMatters([contract], undefined).map(({ kind }) => kind)).toEqual(['SUSPENDED_SUPPLY']);
});

it('returns the matters of all contracts in the given order', () => {
  const contracts = [supply, service, { ...supply, onboarding: activation }];
  expect(contractMatters(contracts, undefined).map(({ kind }) => kind)).toEqual(['SUSPENDED_SUPPLY', 'ACTIVATION']);
  expect(contractMatters([], [])).toEqual([]);
});

it.each([
  [{ status: 'IN_ATTIVAZIONE', defaulting: false }, false],
  [{ status: 'IN_ATTIVAZIONE', defaulting: true }, true],
  [{ status: 'IN_ATTIVAZIONE', defaulting: false, inadmissibilityReason: 'Manca un documento' }, true],
  [{ status: 'IN_ATTIVAZIONE', defaulting: true, inadmissibilityReason: 'Manca un documento' }, true],
  [{ status: 'ANNULLATO', defaulting: true }, false],
  [{ status: 'ANNULLATO', defaulting: false, inadmissibilityReason: 'Manca un documento' }, false],
] as const)('returns for the onboarding %j as blocked: %s (home.urgenza.3)', (onboarding, expected) => {
  expect(isStopped(onboarding)).toBe(expected);
});
