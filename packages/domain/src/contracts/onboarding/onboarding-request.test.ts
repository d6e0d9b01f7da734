import { describe, expect, it } from 'vitest';
import type { CommodityContract, VasContract } from '../contract.ts';
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
  ])('returns whether the customer sees %s', (_, item, listed) => {
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

describe('isListedRequest (contratto.avvio.5, contratto.avvio.6)', () => {
  it.each([
    ['a quotation with an unknown code', request({ onboarding: { type: 'ZM99' } }), true],
    ['a quotation without a reason', request({ activationReason: undefined }), false],
    [
      'a meter request with a switch as its reason',
      request({ source: 'METER_REQUEST', onboarding: { type: 'X' } }),
      false,
    ],
    ['a meter request without a code', request({ source: 'METER_REQUEST', onboarding: { type: undefined } }), false],
    ['a meter request that is complete', request({ source: 'METER_REQUEST', onboarding: { progress: 100 } }), false],
    ['a meter request without a state id', request({ source: 'METER_REQUEST', onboarding: { statusId: '' } }), false],
    [
      'a meter request for another reason',
      request({ source: 'METER_REQUEST', activationReason: 'VOLTURA', onboarding: { progress: 99 } }),
      true,
    ],
  ])('returns for %s whether it is listed', (_what, item, listed) => {
    expect(isListedRequest(item)).toBe(listed);
  });
});

describe('joinOnboarding (contratto.avvio.7)', () => {
  const service: VasContract = {
    type: 'VAS',
    code: 'V1',
    status: 'ATTIVO',
    vas: { type: 'FIBRA', subType: 'DEFAULT' },
  };

  it('returns contracts unchanged without requests', () => {
    const given = [contract('C1', 'Q1'), contract('C2'), service];
    expect(joinOnboarding(given, [])).toEqual(given);
  });

  it('returns a request once, with the first contract of its quotation', () => {
    const joined = joinOnboarding([contract('C1', 'Q1'), contract('C2', 'Q1')], [request()]);
    expect(joined).toEqual([{ ...contract('C1', 'Q1'), onboarding: request().onboarding }, contract('C2', 'Q1')]);
  });

  it('returns requests that are not listed neither alone nor with a contract', () => {
    const complete = request({ onboarding: { progress: 100 } });
    expect(joinOnboarding([contract('C1', 'Q1'), service], [complete])).toEqual([contract('C1', 'Q1'), service]);
  });

  it('returns other requests in front of services, in their order', () => {
    const joined = joinOnboarding([service, contract('C1', 'Q9')], [request(), request({ code: 'Q2' })]);
    expect(joined.map((each) => [each.code, each.onboarding?.progress])).toEqual([
      ['Q1', 40],
      ['Q2', 40],
      ['V1', undefined],
      ['C1', undefined],
    ]);
  });
});
