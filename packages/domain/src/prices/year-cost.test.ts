import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OfferedPrice } from './component.ts';
import { offerChoices } from './choice.ts';
import { compareYears, yearCost, YEAR_SHARES } from './year-cost.ts';
import type { YearOfUse } from './year-of-use.ts';

const price = (more: Partial<OfferedPrice>): OfferedPrice => ({
  label: 'Energia',
  part: 'VENDITA',
  unit: 'EUR/kWh',
  band: undefined,
  kind: 'FISSO',
  price: 0.1,
  index: undefined,
  spread: undefined,
  vatRate: 10,
  ...more,
});
const use: YearOfUse = {
  from: '2025-11-21',
  until: '2026-11-20',
  unit: 'kWh',
  total: 2700,
  bands: { F1: 900, F2: 800, F3: 1000 },
  origin: 'CURVE',
};
const supply = { use, power: 3 };
const network = price({ label: 'Rete', part: 'RETE', price: 0.04 });
const excise = price({ label: 'Accisa', part: 'IMPOSTE', price: 0.0227 });

describe('the cost of a year (prezzi.anno.1)', () => {
  it.each([
    ['all that is used', {}, 'ENERGIA', 27_000],
    ['what is used in a band', { band: 'F1' as const, price: 0.12 }, 'ENERGIA', 10_800],
    ['twelve months', { unit: 'EUR/mese' as const, price: 9.35 }, 'FISSA', 11_220],
    ['the power in twelve months', { unit: 'EUR/kW/mese' as const, price: 1.9 }, 'POTENZA', 6_840],
    ['the network, whatever its unit', { part: 'RETE' as const, unit: 'EUR/mese' as const, price: 2 }, 'RETE', 2_400],
    ['excise', { part: 'IMPOSTE' as const, price: 0.0227 }, 'IMPOSTE', 6_129],
    ['a price of eight decimals, rounded once', { price: 0.123_456_78 }, 'ENERGIA', 33_333],
  ] as const)('returns a price for %s', (_what, more, share, expected) => {
    expect(yearCost([price(more)], supply).shares[share]).toBe(expected);
  });

  it('returns VAT on the sum of each rate (prezzi.anno.2)', () => {
    const prices = [price({}), network, excise, price({ label: 'Quota', unit: 'EUR/mese', price: 10, vatRate: 22 })];
    const { shares, vat, total, missing } = yearCost(prices, supply);
    expect(shares).toEqual({ ENERGIA: 27_000, FISSA: 12_000, POTENZA: 0, RETE: 10_800, IMPOSTE: 6_129 });
    expect(vat).toBe(4_393 + 2_640);
    expect(total).toBe(27_000 + 12_000 + 10_800 + 6_129 + 7_033);
    expect(missing).toEqual([]);
  });

  it.each([
    ['use', [price({}), network, excise], { use: undefined, power: 3 }, ['CONSUMO']],
    ['use in the unit', [price({ unit: 'EUR/Smc' }), network, excise], supply, ['CONSUMO']],
    ['bands', [price({ band: 'F2' }), network, excise], { use: { ...use, bands: undefined }, power: 3 }, ['FASCE']],
    ['power', [price({}), price({ unit: 'EUR/kW/mese' }), network, excise], { use, power: undefined }, ['POTENZA']],
    ['the value of an index', [price({ kind: 'INDICIZZATO', price: undefined }), network, excise], supply, ['PREZZO']],
    ['a price of energy', [network, excise], supply, ['PREZZO']],
    ['network', [price({}), excise], supply, ['RETE']],
    ['excise', [price({}), network], supply, ['IMPOSTE']],
    ['a rate of VAT', [price({ vatRate: undefined }), network, excise], supply, ['IVA']],
  ] as const)('returns %s as missing where it is not known (prezzi.anno.4)', (_what, prices, facts, expected) => {
    expect(yearCost(prices, facts).missing).toEqual(expected);
  });
});

describe('two years at different prices (prezzi.anno.3)', () => {
  it('returns the difference of all shares with VAT', () => {
    const before = [price({}), network, excise];
    const after = [price({ price: 0.15 }), network, excise];
    expect(compareYears(before, after, supply)).toMatchObject({ difference: 14_850 });
  });

  it('leaves a share out of both years where one of them lacks it', () => {
    const before = [price({}), network, excise];
    const { difference, after } = compareYears(before, [price({ price: 0.15 })], supply);
    expect(difference).toBe(14_850);
    expect(after.missing).toEqual(['RETE', 'IMPOSTE']);
  });

  it('leaves VAT out of both years where one of them lacks a rate', () => {
    const { difference, before, after } = compareYears(
      [price({})],
      [price({ price: 0.15, vatRate: undefined })],
      supply,
    );
    expect([before.vat, after.vat, difference]).toEqual([undefined, undefined, 13_500]);
    expect(before.missing).toEqual(['RETE', 'IMPOSTE', 'IVA']);
  });

  it('returns no difference where nothing can be compared', () => {
    const indexed = price({ kind: 'INDICIZZATO', price: undefined });
    expect(compareYears([price({})], [indexed], supply).difference).toBeUndefined();
    expect(compareYears([], [], supply).difference).toBeUndefined();
  });

  it('returns the opposite difference the other way round, and none for the same prices', () => {
    const anyPrice = fc
      .record({
        part: fc.constantFrom('VENDITA' as const, 'RETE' as const, 'IMPOSTE' as const),
        unit: fc.constantFrom('EUR/kWh' as const, 'EUR/mese' as const, 'EUR/kW/mese' as const),
        price: fc.option(
          fc.integer({ min: -100_000, max: 100_000 }).map((value) => value / 100_000),
          { nil: undefined },
        ),
        vatRate: fc.constantFrom(10, 22, undefined),
      })
      .map(price);
    fc.assert(
      fc.property(fc.array(anyPrice), fc.array(anyPrice), (one, other) => {
        const there = compareYears(one, other, supply);
        const back = compareYears(other, one, supply);
        expect(back.difference).toBe(there.difference === undefined ? undefined : 0 - there.difference + 0);
        expect(compareYears(one, one, supply).difference ?? 0).toBe(0);
        const { shares, vat, total } = there.after;
        expect(YEAR_SHARES.reduce((sum, share) => sum + (shares[share] ?? 0), vat ?? 0)).toBe(total);
      }),
    );
  });
});

describe('the offers to choose from (prezzi.scelta.1)', () => {
  const onSale = (name: string, prices: readonly OfferedPrice[]) => ({
    code: name,
    name,
    months: 12,
    summary: undefined,
    url: undefined,
    prices,
  });
  const offers = [
    onSale('Indice', [price({ kind: 'INDICIZZATO', price: undefined })]),
    onSale('Zeta', [price({ price: 0.08 })]),
    onSale('Cara', [price({ price: 0.2 })]),
    onSale('Alfa', [price({ price: 0.08 })]),
  ];

  it('returns the cheapest first and those that can’t be compared last', () => {
    const choices = offerChoices(offers, [price({})], supply);
    expect(choices.map(({ offer, difference }) => [offer.name, difference])).toEqual([
      ['Alfa', -5_940],
      ['Zeta', -5_940],
      ['Cara', 29_700],
      ['Indice', undefined],
    ]);
  });

  it('returns no difference without a price to compare with', () => {
    expect(offerChoices(offers, [], supply).every(({ difference }) => difference === undefined)).toBe(true);
  });
});
