import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OfferedPrice } from '../prices/component.ts';
import { addDays, daysBetween } from '../shared/day.ts';
import { isWorkDay } from '../shared/working-days.ts';
import { POWERS, type SupplyAnswers, type SupplyAsItIs } from './answers.ts';
import { SUPPLY_REQUEST_KINDS, type SupplyRequestKind } from './kinds.ts';
import { COST_LINE_LABELS, COST_LINES, requestCost, termDay, yearlyFixedCost, type RequestPriceList } from './quote.ts';

const kind = { management: 2300, distributor: 2520, termDays: 5 };
const list: RequestPriceList = {
  kinds: {
    VOLTURA: { ...kind, distributor: 0 },
    SUBENTRO: kind,
    POTENZA: kind,
    RESIDENZA: { management: 0, distributor: 0, termDays: 5 },
  },
  perKw: 7132,
  threePhases: 8000,
  deposit: { perKw: 1155, gas: { COTTURA: 3000, COTTURA_E_ACQUA: 5500, RISCALDAMENTO: 9000 } },
  vatRate: 22,
};
const supply: SupplyAsItIs = { commodity: 'LUCE', power: 3 };

const linesOf = (of: SupplyRequestKind, answers: SupplyAnswers, before: SupplyAsItIs = supply) => {
  const cost = requestCost(of, answers, list, before);
  return cost && [...cost.lines.map(({ kind: line, net }) => `${line} ${net}`), cost.vat, cost.total];
};

it('labels each cost line (pratica.costo.1)', () => {
  expect(Object.keys(COST_LINE_LABELS)).toEqual(COST_LINES);
});

describe('requestCost (pratica.costo.1, pratica.costo.2)', () => {
  it.each<[string, SupplyRequestKind, SupplyAnswers, SupplyAsItIs, ReturnType<typeof linesOf>]>([
    ['a kind without a price', 'DISATTIVAZIONE', {}, supply, undefined],
    ['a kind that costs nothing', 'RESIDENZA', {}, supply, [0, 0]],
    ['a kind without the distributor’s part', 'VOLTURA', {}, supply, ['GESTIONE 2300', 506, 2806]],
    [
      'more power',
      'POTENZA',
      { potenza: 4.5, fasi: 'MONOFASE' },
      supply,
      ['GESTIONE 2300', 'DISTRIBUTORE 2520', 'POTENZA 10698', 3414, 18932],
    ],
    [
      'less power',
      'POTENZA',
      { potenza: 2, fasi: 'MONOFASE' },
      supply,
      ['GESTIONE 2300', 'DISTRIBUTORE 2520', 1060, 5880],
    ],
    [
      'three phases',
      'POTENZA',
      { potenza: 3, fasi: 'TRIFASE' },
      supply,
      ['GESTIONE 2300', 'DISTRIBUTORE 2520', 'FASI 8000', 2820, 15640],
    ],
    [
      'the three phases that there are',
      'POTENZA',
      { potenza: 4, fasi: 'TRIFASE' },
      { ...supply, phases: 'TRIFASE' },
      ['GESTIONE 2300', 'DISTRIBUTORE 2520', 'POTENZA 7132', 2629, 14581],
    ],
    ['a power that is not known', 'POTENZA', { potenza: 4 }, { ...supply, power: undefined }, undefined],
    ['no answers yet', 'POTENZA', {}, supply, ['GESTIONE 2300', 'DISTRIBUTORE 2520', 1060, 5880]],
    // The power of a new supply is not a change.
    [
      'a new supply of much power',
      'SUBENTRO',
      { settore: 'LUCE', potenza: 15, fasi: 'TRIFASE' },
      { commodity: undefined, power: undefined },
      ['GESTIONE 2300', 'DISTRIBUTORE 2520', 1060, 5880],
    ],
  ])('returns the lines of %s', (_what, of, answers, before, expected) => {
    expect(linesOf(of, answers, before)).toEqual(expected);
  });

  it('returns lines of whole cents that sum up, with VAT on all but the deposit, and none of zero', () => {
    const cents = fc.nat(100_000);
    fc.assert(
      fc.property(
        fc.record({ management: cents, distributor: cents, perKw: cents, threePhases: cents, deposit: cents }),
        fc.constantFrom(...SUPPLY_REQUEST_KINDS),
        fc.record({
          potenza: fc.constantFrom(...POWERS),
          fasi: fc.constantFrom('MONOFASE' as const, 'TRIFASE' as const),
          pagamento: fc.constantFrom('BOLLETTINO' as const, 'MANDATO_ESISTENTE' as const),
        }),
        fc.constantFrom(...POWERS),
        (prices, of, answers, before) => {
          const priced: RequestPriceList = {
            ...list,
            kinds: { [of]: { ...prices, termDays: 5 } },
            perKw: prices.perKw,
            threePhases: prices.threePhases,
            deposit: { ...list.deposit, perKw: prices.deposit },
          };
          const cost = requestCost(of, answers, priced, { commodity: 'LUCE', power: before });
          const net = (cost?.lines ?? []).reduce((sum, line) => sum + line.net, 0);
          const taxable = (cost?.lines ?? []).reduce((sum, line) => sum + (line.kind === 'DEPOSITO' ? 0 : line.net), 0);
          expect(cost?.lines.every((line) => Number.isInteger(line.net) && line.net > 0)).toBe(true);
          expect(cost?.vat).toBe(Math.round(taxable * 0.22 + 1e-6));
          expect(cost?.total).toBe(net + (cost?.vat ?? 0));
        },
      ),
    );
  });
});

describe('the deposit (pratica.costo.3)', () => {
  const before: SupplyAsItIs = { commodity: undefined, power: undefined };
  const gas: SupplyAnswers = { settore: 'GAS', pagamento: 'BOLLETTINO' };

  it.each<[string, SupplyAnswers, SupplyAsItIs, number | undefined]>([
    ['the mandate there is', { settore: 'LUCE', pagamento: 'MANDATO_ESISTENTE', potenza: 3 }, before, undefined],
    ['a new mandate', { settore: 'LUCE', pagamento: 'NUOVO_MANDATO', potenza: 3 }, before, undefined],
    ['no answer', { settore: 'LUCE', potenza: 3 }, before, undefined],
    ['a bulletin', { settore: 'LUCE', pagamento: 'BOLLETTINO', potenza: 4.5 }, before, 5198],
    ['a bulletin, without a power', { settore: 'LUCE', pagamento: 'BOLLETTINO' }, before, 3465],
    [
      'a bulletin, with a power that is known',
      { settore: 'LUCE', pagamento: 'BOLLETTINO' },
      { ...before, power: 6 },
      6930,
    ],
    ['a bulletin, for gas without a use', gas, before, undefined],
    ['a bulletin, for gas to cook', { ...gas, usoGas: 'COTTURA' }, before, 3000],
    ['a bulletin, for gas and hot water', { ...gas, usoGas: 'COTTURA_E_ACQUA' }, before, 5500],
    ['a bulletin, for gas and heating', { ...gas, usoGas: 'RISCALDAMENTO' }, before, 9000],
  ])('returns the deposit, if any, with %s', (_what, answers, known, expected) => {
    const lines = requestCost('SUBENTRO', answers, list, known)?.lines;
    expect(lines?.find((line) => line.kind === 'DEPOSITO')).toEqual(
      expected === undefined ? undefined : { kind: 'DEPOSITO', net: expected, vatRate: undefined },
    );
    expect(requestCost('SUBENTRO', answers, list, known)?.vat).toBe(1060);
  });
});

describe('termDay (pratica.termini.1)', () => {
  it.each([
    ['2026-11-20', 0, '2026-11-20'],
    ['2026-11-20', 1, '2026-11-21'],
    ['2026-11-20', 2, '2026-11-23'],
    ['2026-11-20', 5, '2026-11-26'],
    // A Sunday, on which nothing is counted.
    ['2026-11-22', 1, '2026-11-23'],
    ['2026-12-23', 3, '2026-12-29'],
    ['2026-12-31', 1, '2027-01-02'],
  ])('returns for a request of %s with %s working days: %s', (day, workingDays, expected) => {
    expect(termDay(day, workingDays)).toBe(expected);
  });

  it('returns a working day with as many working days up to it', () => {
    const days = fc.nat(5_000).map((count) => addDays('2024-01-01', count));
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 40 }), (day, workingDays) => {
        const last = termDay(day, workingDays);
        const counted = Array.from({ length: daysBetween(day, last) }, (_, at) => addDays(day, at + 1));
        expect(isWorkDay(last)).toBe(true);
        expect(counted.filter(isWorkDay)).toHaveLength(workingDays);
      }),
    );
  });
});

describe('yearlyFixedCost (pratica.potenza.2)', () => {
  const price = (over: Partial<OfferedPrice>): OfferedPrice => ({
    label: 'Quota fissa',
    part: 'VENDITA',
    unit: 'EUR/mese',
    band: undefined,
    kind: 'FISSO',
    price: 6,
    index: undefined,
    spread: undefined,
    vatRate: 10,
    ...over,
  });
  const power = price({ label: 'Quota potenza', part: 'RETE', unit: 'EUR/kW/mese', price: 1.9 });

  it.each<[string, readonly OfferedPrice[], number, number | undefined]>([
    ['no price', [], 3, undefined],
    ['energy alone', [price({ unit: 'EUR/kWh' })], 3, undefined],
    ['a price for a month', [price({})], 3, 7920],
    ['a price for each kW', [power], 3, 7524],
    ['both', [price({}), power], 4.5, 7920 + 11286],
    ['two rates, each rounded by itself', [price({}), { ...power, vatRate: 22 }], 3, 7920 + 8345],
    ['a price that is not known', [price({}), { ...power, price: undefined }], 3, undefined],
    ['a rate that is not known', [price({ vatRate: undefined })], 3, undefined],
  ])('returns with %s the cost of a year', (_what, prices, kilowatts, expected) => {
    expect(yearlyFixedCost(prices, kilowatts)).toBe(expected);
  });
});
