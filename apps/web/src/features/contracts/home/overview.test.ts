import { joinOnboarding, type CommodityContract, type ContractStatus, type OnboardingRequest } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { byAddress, overviewOf } from './overview.ts';
import { sitesOf, wholeOf } from './sites.ts';

function contract(code: string, status: ContractStatus, more: Partial<CommodityContract> = {}): CommodityContract {
  return {
    type: 'COMMODITY',
    code,
    status,
    address: { street: 'Via Forlì 3', cap: '20121', city: 'Milano', province: 'MI' },
    commodity: { commodityType: 'LUCE', commodityMarket: 'LIBERO', selfReading: true, pod: `IT001E${code}` },
    ...more,
  };
}

const codes = (contracts: readonly { code: string }[]) => contracts.map(({ code }) => code);

describe('overviewOf', () => {
  it('puts the active ones first, and what is on its way and what is closed apart (home.forniture.1)', () => {
    const statuses: ContractStatus[] = [
      'SCONOSCIUTO',
      'CESSATO',
      'ATTIVO',
      'DISATTIVATO',
      'SOSPESO_MOROSITA',
      'ANNULLATO',
      'IN_ATTIVAZIONE',
    ];
    const { running, coming, closed } = overviewOf(statuses.map((status) => contract(status, status)));
    expect(codes(running)).toEqual(['ATTIVO', 'SOSPESO_MOROSITA', 'SCONOSCIUTO']);
    expect(codes(coming)).toEqual(['IN_ATTIVAZIONE']);
    expect(codes(closed)).toEqual(['CESSATO', 'DISATTIVATO', 'ANNULLATO']);
  });

  it('shows what is on its way, and leaves out what does not count', () => {
    const request = (code: string, activationReason: string): OnboardingRequest => ({
      ...contract(code, 'IN_ATTIVAZIONE'),
      source: 'QUOTATION',
      activationReason,
      onboarding: { status: 'IN_ATTIVAZIONE', statusId: '10', progress: 40, defaulting: false },
    });
    const requests = [request('Q1', 'SWITCH'), request('Q2', 'VOLTURA')];
    const { running, coming } = overviewOf(joinOnboarding([contract('1', 'ATTIVO')], requests));
    expect(codes(coming)).toEqual(['Q1']);
    expect(codes(running)).toEqual(['1']);
  });
});

const at = (street: string) => ({ address: { street, cap: '20121', city: 'Milano', province: 'MI' } });

it('brings together what is at one address, in the order in which addresses come', () => {
  const those = [
    contract('1', 'ATTIVO', at('Via Roma 8')),
    contract('2', 'ATTIVO', at('Corso Italia 1')),
    contract('3', 'ATTIVO', at('Via Roma 8')),
    contract('4', 'ATTIVO', { address: undefined }),
  ];
  expect(byAddress(those).map(({ address, contracts }) => [address, codes(contracts)])).toEqual([
    ['Via Roma 8, 20121 Milano (MI)', ['1', '3']],
    ['Corso Italia 1, 20121 Milano (MI)', ['2']],
    ['', ['4']],
  ]);
});

it('counts what there is at each address, those to look at first, then the larger ones (home.forniture.2)', () => {
  const gas: Partial<CommodityContract> = {
    commodity: { commodityType: 'GAS', commodityMarket: 'LIBERO', selfReading: false },
  };
  const those = [
    contract('1', 'ATTIVO', at('Via Roma 8')),
    contract('2', 'ATTIVO', at('Corso Italia 1')),
    contract('3', 'ATTIVO', { ...at('Corso Italia 1'), ...gas }),
    contract('4', 'SOSPESO_MOROSITA', at('Via Po 2')),
    contract('5', 'CESSATO', at('Via Chiusa 3')),
  ];
  const found = sitesOf(those, new Map([['1', 12_000]]));
  expect(found.map(({ address, ...counts }) => [address.split(',')[0], counts])).toEqual([
    ['Via Roma 8', { total: 1, luce: 1, gas: 0, others: 0, notActive: 0, overdue: 12_000 }],
    ['Via Po 2', { total: 1, luce: 1, gas: 0, others: 0, notActive: 1, overdue: 0 }],
    ['Corso Italia 1', { total: 2, luce: 1, gas: 1, others: 0, notActive: 0, overdue: 0 }],
  ]);
});

it('counts in the whole what is overdue of contracts that have ended, too (home.forniture.2)', () => {
  const overdue = new Map([
    ['1', 12_000],
    ['ended', 3_912],
  ]);
  expect(wholeOf([contract('1', 'ATTIVO')], overdue)).toMatchObject({ total: 1, luce: 1, overdue: 15_912 });
});
