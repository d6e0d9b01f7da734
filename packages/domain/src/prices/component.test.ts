import { describe, expect, it } from 'vitest';
import { pricesInForce, priceSequel, type PriceComponent } from './component.ts';

const price = (label: string, from: string, more: Partial<PriceComponent> = {}): PriceComponent => ({
  label,
  part: 'VENDITA',
  unit: 'EUR/kWh',
  band: undefined,
  kind: 'FISSO',
  price: 0.1,
  index: undefined,
  spread: undefined,
  vatRate: 10,
  from,
  until: undefined,
  ...more,
});

describe('the prices in force on a day (prezzi.voci.1)', () => {
  const old = price('Energia', '2025-01-01', { until: '2025-12-31' });
  const fresh = price('Energia', '2026-01-01', { price: 0.2 });
  const ofBand = price('Energia', '2025-01-01', { band: 'F1' });
  const fee = price('Commercializzazione', '2025-01-01', { unit: 'EUR/mese' });

  it.each([
    ['none before the first', '2024-12-31', []],
    ['all that began', '2025-06-01', [old, ofBand, fee]],
    ['the later one of the same label and band', '2026-06-01', [fresh, ofBand, fee]],
  ])('returns %s', (_what, day, expected) => {
    const found = pricesInForce([fee, ofBand, fresh, old], day);
    expect(new Set(found)).toEqual(new Set(expected));
  });

  it('returns the later one where the earlier one has no end', () => {
    const open = price('Energia', '2025-01-01');
    expect(pricesInForce([fresh, open], '2026-06-01')).toEqual([fresh]);
    expect(pricesInForce([open, fresh], '2026-06-01')).toEqual([fresh]);
  });
});

describe('what follows by itself (prezzi.scadenza.3)', () => {
  const now = price('Energia', '2025-01-01', { until: '2027-02-28' });
  const fee = price('Commercializzazione', '2025-01-01', { unit: 'EUR/mese' });
  const next = price('Energia', '2027-03-01', { price: 0.2 });
  const offer = { code: 'A', name: 'A', from: '2025-01-01', until: '2027-02-28' };
  const follower = { code: 'B', name: 'B', from: '2027-03-01', until: undefined };

  it('returns nothing while nothing to come is known', () => {
    expect(priceSequel({ offers: [offer], components: [now, fee] }, '2026-11-20')).toBeUndefined();
  });

  it('returns the next offer with all prices of its first day', () => {
    const sequel = priceSequel({ offers: [offer, follower], components: [now, fee, next] }, '2026-11-20');
    expect(sequel).toEqual({ from: '2027-03-01', offer: follower, prices: [fee, next] });
  });

  it('returns a change of price within an offer', () => {
    const sequel = priceSequel({ offers: [offer], components: [now, fee, next] }, '2027-02-28');
    expect(sequel).toMatchObject({ from: '2027-03-01', offer: undefined });
  });

  it('returns nothing that has begun', () => {
    expect(priceSequel({ offers: [follower], components: [next] }, '2027-03-01')).toBeUndefined();
  });
});
