import { expect, it } from 'vitest';
import type { CommodityContract } from '../contracts/contract.ts';
import { offerMatters } from './offer-matters.ts';

const supply = (more: Partial<CommodityContract['commodity']>, status: CommodityContract['status'] = 'ATTIVO') =>
  ({
    type: 'COMMODITY',
    code: '1',
    status,
    commodity: { commodityType: 'LUCE', commodityMarket: 'LIBERO', selfReading: true, ...more },
  }) satisfies CommodityContract;

it.each([
  ['an offer without an end', supply({}), []],
  ['an offer that ends in 121 days', supply({ offerEnd: '2027-03-21' }), []],
  ['an offer that ends in 120 days', supply({ offerEnd: '2027-03-20' }), ['OFFER_ENDS_IN_120']],
  ['an offer that ends in 60 days', supply({ offerEnd: '2027-01-19' }), ['OFFER_ENDS_IN_60']],
  ['an offer that ends in 30 days', supply({ offerEnd: '2026-12-20' }), ['OFFER_ENDS_IN_30']],
  ['an offer that ended', supply({ offerEnd: '2026-11-19' }), []],
  ['a supply that was suspended', supply({ offerEnd: '2026-12-20' }, 'SOSPESO_MOROSITA'), ['OFFER_ENDS_IN_30']],
  ['a supply that ceased', supply({ offerEnd: '2026-12-20' }, 'CESSATO'), []],
])('returns for %s the matters %j (prezzi.scadenza.1)', (_what, contract, kinds) => {
  expect(offerMatters([contract], '2026-11-20').map(({ kind }) => kind)).toEqual(kinds);
});

it('returns the end of the Servizio a Tutele Graduali with its day (prezzi.scadenza.2)', () => {
  const contract = supply({ commodityMarket: 'STG' });
  expect(offerMatters([contract], '2027-02-01')).toEqual([{ kind: 'OFFER_ENDS_IN_60', contract, day: '2027-03-31' }]);
});
