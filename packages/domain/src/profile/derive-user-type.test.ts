import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CommodityMarket, CommodityType } from '../contracts/commodity.ts';
import type { Contract } from '../contracts/contract.ts';
import { CONTRACT_STATUSES } from '../contracts/status.ts';
import type { ContractStatus } from '../contracts/status.ts';
import { ITEM_CATEGORIES } from '../contracts/vas/vas.ts';
import type { ItemCategory } from '../contracts/vas/vas.ts';
import { commoditiesMarkets, deriveUserType, userContractKinds } from './derive-user-type.ts';
import { DUAL_OFFER_TYPE, USER_TYPES } from './user-type.ts';

const CUSTOMER = { isProspect: false, isBeingCreated: false };

function supply(
  commodityType: CommodityType,
  commodityMarket: CommodityMarket = 'LIBERO',
  status: ContractStatus = 'ATTIVO',
): Contract {
  const commodity = { commodityType, commodityMarket, selfReading: false };
  return { type: 'COMMODITY', code: 'C', status, commodity };
}

function vas(type: ItemCategory, status: ContractStatus = 'ATTIVO'): Contract {
  return { type: 'VAS', code: 'V', status, vas: { type, subType: 'DEFAULT' } };
}

describe('deriveUserType (utente.tipi.2, utente.tipi.3)', () => {
  it.each([
    ['nothing', [], 'SWITCH_OUT'],
    ['fibre', [vas('FIBRA')], 'FIBRA'],
    ['electricity', [supply('LUCE')], 'LUCE'],
    ['gas', [supply('GAS')], 'GAS'],
    ['electricity twice', [supply('LUCE'), supply('LUCE')], 'LUCE'],
    ['a service', [vas('SERVIZIO')], 'VAS'],
    ['a product', [vas('PRODOTTO')], 'VAS'],
    ['electricity and gas', [supply('LUCE'), supply('GAS')], 'DUAL'],
    ['electricity and fibre', [supply('LUCE'), vas('FIBRA')], 'LUCE'],
    ['a service and fibre', [vas('SERVIZIO'), vas('FIBRA')], 'VAS'],
    ['electricity and a service', [supply('LUCE'), vas('SERVIZIO')], 'FULL'],
    ['gas and a product', [supply('GAS'), vas('PRODOTTO')], 'FULL'],
    ['everything', [supply('LUCE'), supply('GAS'), vas('FIBRA'), vas('SERVIZIO')], 'FULL'],
    ['STG', [supply('LUCE', 'STG')], 'STG'],
    ['STG and a service', [supply('LUCE', 'STG'), vas('SERVIZIO')], 'STG'],
    ['placet', [supply('LUCE', 'PLACET')], 'TUTELA_PLACET'],
    ['vincolato', [supply('GAS', 'VINCOLATO')], 'TUTELA_PLACET'],
    ['STG and placet', [supply('LUCE', 'STG'), supply('GAS', 'PLACET')], 'TUTELA_PLACET'],
    ['libero and STG', [supply('GAS'), supply('LUCE', 'STG')], 'MISTO'],
    ['libero and placet', [supply('GAS'), supply('LUCE', 'PLACET')], 'MISTO'],
    ['libero and vincolato', [supply('LUCE'), supply('GAS', 'VINCOLATO')], 'MISTO'],
    ['unknown market', [supply('LUCE', 'SCONOSCIUTO')], 'LUCE'],
    ['unknown commodity', [supply('SCONOSCIUTO')], 'SWITCH_OUT'],
    ['electricity in activation', [supply('LUCE', 'LIBERO', 'IN_ATTIVAZIONE')], 'SWITCH_OUT'],
    ['STG in activation', [supply('LUCE', 'STG', 'IN_ATTIVAZIONE')], 'STG'],
    ['electricity, and STG in activation', [supply('LUCE'), supply('GAS', 'STG', 'IN_ATTIVAZIONE')], 'MISTO'],
    ['fibre in activation', [vas('FIBRA', 'IN_ATTIVAZIONE')], 'SWITCH_OUT'],
    ['suspended fibre', [vas('FIBRA', 'SOSPESO_MOROSITA')], 'SWITCH_OUT'],
    ['ceased STG', [supply('LUCE', 'STG', 'CESSATO')], 'SWITCH_OUT'],
    [
      'electricity, gas ceased, service deactivated',
      [supply('LUCE'), supply('GAS', 'LIBERO', 'CESSATO'), vas('SERVIZIO', 'DISATTIVATO')],
      'LUCE',
    ],
  ])('returns the user type for %s', (_what, contracts, type) => {
    expect(deriveUserType(contracts, CUSTOMER)).toBe(type);
  });

  const anyContract = fc.oneof(
    fc
      .tuple(
        fc.constantFrom<CommodityType>('LUCE', 'GAS', 'SCONOSCIUTO'),
        fc.constantFrom<CommodityMarket>('LIBERO', 'PLACET', 'STG', 'VINCOLATO', 'SCONOSCIUTO'),
        fc.constantFrom(...CONTRACT_STATUSES),
      )
      .map((parts) => supply(...parts)),
    fc.tuple(fc.constantFrom(...ITEM_CATEGORIES), fc.constantFrom(...CONTRACT_STATUSES)).map((parts) => vas(...parts)),
  );

  it.each([
    { isProspect: true, isBeingCreated: false },
    { isProspect: false, isBeingCreated: true },
  ])('returns PROSPECT for any contracts when the profile has %j', (profile) => {
    fc.assert(
      fc.property(fc.array(anyContract), (contracts) => {
        expect(deriveUserType(contracts, profile)).toBe('PROSPECT');
      }),
    );
  });

  it('does not depend on the order of the contracts, and never on closed ones', () => {
    fc.assert(
      fc.property(fc.array(anyContract), (contracts) => {
        const type = deriveUserType(contracts, CUSTOMER);
        expect(deriveUserType(contracts.toReversed(), CUSTOMER)).toBe(type);
        const open = contracts.filter((each) => /ATTIVO|IN_ATTIVAZIONE/.test(each.status));
        expect(deriveUserType(open, CUSTOMER)).toBe(type);
      }),
    );
  });
});

it('lists eleven user types (utente.tipi.1)', () => {
  expect(USER_TYPES).toHaveLength(11);
});

it('lists kinds and markets once, of the contracts that count (utente.tipi.4)', () => {
  const contracts = [
    supply('LUCE'),
    supply('LUCE', 'STG', 'IN_ATTIVAZIONE'),
    supply('GAS', 'PLACET', 'CESSATO'),
    supply('GAS', 'LIBERO', 'IN_ATTIVAZIONE'),
    supply('GAS', 'SCONOSCIUTO'),
    vas('FIBRA'),
    vas('FIBRA'),
    vas('SERVIZIO'),
  ];
  expect(userContractKinds(contracts)).toEqual(['LUCE', 'GAS', 'FIBRA']);
  expect(commoditiesMarkets(contracts)).toEqual(['LIBERO', 'STG']);
});

it('returns the types in the order of their rules (utente.tipi.1, utente.tipi.3)', () => {
  expect(USER_TYPES).toEqual([
    'SWITCH_OUT',
    'FIBRA',
    'LUCE',
    'GAS',
    'VAS',
    'DUAL',
    'FULL',
    'STG',
    'TUTELA_PLACET',
    'MISTO',
    'PROSPECT',
  ]);
  expect(DUAL_OFFER_TYPE).toBe('COMMODITY');
});

it.each([
  ['a service in activation', 'SWITCH_OUT', [vas('SERVIZIO', 'IN_ATTIVAZIONE')]],
  ['a service in activation and electricity', 'LUCE', [vas('SERVIZIO', 'IN_ATTIVAZIONE'), supply('LUCE')]],
  ['a suspended service and gas', 'GAS', [vas('SERVIZIO', 'SOSPESO_MOROSITA'), supply('GAS')]],
  ['an unknown service', 'VAS', [vas('SCONOSCIUTO')]],
  ['vincolato and STG', 'TUTELA_PLACET', [supply('LUCE', 'STG'), supply('GAS', 'VINCOLATO')]],
  ['suspended electricity', 'SWITCH_OUT', [supply('LUCE', 'LIBERO', 'SOSPESO_MOROSITA')]],
  ['suspended STG and electricity', 'LUCE', [supply('GAS', 'STG', 'SOSPESO_MOROSITA'), supply('LUCE')]],
  ['gas and fibre', 'GAS', [supply('GAS'), vas('FIBRA')]],
  ['electricity, gas and fibre', 'DUAL', [supply('LUCE'), supply('GAS'), vas('FIBRA')]],
  ['an unknown market and STG', 'STG', [supply('LUCE', 'SCONOSCIUTO'), supply('GAS', 'STG')]],
])('returns for %s the type %s (utente.tipi.2, utente.tipi.3)', (_what, type, contracts) => {
  expect(deriveUserType(contracts, CUSTOMER)).toBe(type);
});

it.each([
  ['no contract', [], [], []],
  ['a service', [vas('SERVIZIO')], [], []],
  ['fibre in activation', [vas('FIBRA', 'IN_ATTIVAZIONE')], [], []],
  ['active fibre', [vas('FIBRA')], ['FIBRA'], []],
  ['gas in activation', [supply('GAS', 'VINCOLATO', 'IN_ATTIVAZIONE')], [], ['VINCOLATO']],
  ['suspended gas', [supply('GAS', 'PLACET', 'SOSPESO_MOROSITA')], [], []],
  ['an unknown commodity', [supply('SCONOSCIUTO', 'PLACET')], [], ['PLACET']],
  ['an unknown market', [supply('LUCE', 'SCONOSCIUTO')], ['LUCE'], []],
])('returns the kinds and markets of %s (utente.tipi.4)', (_what, contracts, kinds, markets) => {
  expect(userContractKinds(contracts)).toEqual(kinds);
  expect(commoditiesMarkets(contracts)).toEqual(markets);
});
