import { describe, expect, it } from 'vitest';
import type { CommodityContract } from '../contract.ts';
import { isListedRequest, joinOnboarding, type OnboardingRequest } from './onboarding-request.ts';

function request(
  over: Partial<Omit<OnboardingRequest, 'onboarding'>> & { onboarding?: Partial<OnboardingRequest['onboarding']> } = {},
): OnboardingRequest {
  return {
    type: 'COMMODITY',
    source: 'QUOTATION',
    activationReason: 'SWITCH',
    code: 'Q1',
    status: 'IN_ATTIVAZIONE',
    commodity: { commodityType: 'LUCE', commodityMarket: 'SCONOSCIUTO', selfReading: false },
    ...over,
    onboarding: {
      type: 'ZQAT',
      status: 'IN_ATTIVAZIONE',
      statusId: '10',
      progress: 40,
      defaulting: false,
      ...over.onboarding,
    },
  };
}

function contract(code: string, quotation?: string): CommodityContract {
  return {
    type: 'COMMODITY',
    code,
    status: 'ATTIVO',
    commodity: { commodityType: 'LUCE', commodityMarket: 'LIBERO', selfReading: false, quotation },
  };
}

describe('which requests the customer sees (contratto.avvio.4, contratto.avvio.5 and contratto.avvio.6)', () => {
  it.each([
    ['a switch on its way', request(), true],
    ['a switch that is complete', request({ onboarding: { progress: 100 } }), false],
    ['a switch without state id', request({ onboarding: { statusId: undefined } }), false],
    ['a switch without progress', request({ onboarding: { progress: undefined } }), true],
    ['a cancelled switch', request({ onboarding: { progress: 0 } }), true],
    ['a quotation for another reason', request({ activationReason: 'VOLTURA' }), false],
    ['a meter request of a known kind', request({ source: 'METER_REQUEST', onboarding: { type: 'ZM71' } }), true],
    ['a meter request of another kind', request({ source: 'METER_REQUEST', onboarding: { type: 'ZM99' } }), false],
  ])('%s', (_, item, listed) => {
    expect(isListedRequest(item)).toBe(listed);
  });
});

describe('contracts with the requests', () => {
  it('tells the progress on the contract whose quotation it is', () => {
    const joined = joinOnboarding([contract('C1', 'Q1'), contract('C2')], [request()]);
    expect(joined.map((each) => [each.code, each.onboarding?.progress])).toEqual([
      ['C1', 40],
      ['C2', undefined],
    ]);
  });

  it('lists any other request first, as a contract of its own', () => {
    const joined = joinOnboarding([contract('C1')], [request(), request({ code: 'Q2', activationReason: 'VOLTURA' })]);
    expect(joined.map((each) => each.code)).toEqual(['Q1', 'C1']);
  });
});
