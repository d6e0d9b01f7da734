import { joinOnboarding, type CommodityContract, type ContractStatus, type OnboardingRequest } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { countByKind } from './kinds.ts';
import { overviewOf } from './overview.ts';

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
  it('puts the active ones first and the closed ones apart', () => {
    const statuses: ContractStatus[] = [
      'SCONOSCIUTO',
      'CESSATO',
      'ATTIVO',
      'DISATTIVATO',
      'SOSPESO_MOROSITA',
      'ANNULLATO',
      'IN_ATTIVAZIONE',
    ];
    const { open, closed } = overviewOf(statuses.map((status) => contract(status, status)));
    expect(codes(open)).toEqual(['ATTIVO', 'SOSPESO_MOROSITA', 'IN_ATTIVAZIONE', 'SCONOSCIUTO']);
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
    const { open } = overviewOf(joinOnboarding([contract('1', 'ATTIVO')], requests));
    expect(codes(open)).toEqual(['Q1', '1']);
  });
});

it('counts the contracts of each kind that there is', () => {
  const gas: Partial<CommodityContract> = {
    commodity: { commodityType: 'GAS', commodityMarket: 'LIBERO', selfReading: false },
  };
  const contracts = [contract('1', 'ATTIVO', gas), contract('2', 'ATTIVO'), contract('3', 'ATTIVO', gas)];
  expect(countByKind(contracts)).toEqual([
    { kind: 'luce', count: 1 },
    { kind: 'gas', count: 2 },
  ]);
});
