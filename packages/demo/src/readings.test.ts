import { describe, expect, it } from 'vitest';
import { added, bandsOf, consumptionOf } from './build/consumption.ts';
import { buildProvider, type MeterReadingRecord } from './index.ts';

const provider = buildProvider({ today: '2026-11-24' });
const readings = Map.groupBy(provider.meterReadings, ({ contractCode }) => contractCode);
const supplies = new Map(provider.commodityContracts.map((supply) => [supply.code, supply]));

describe('readings of the demo', () => {
  it('dates the earliest reading ten years back', () => {
    expect(provider.meterReadings.map(({ readOn }) => readOn).toSorted()[0]).toBe('2016-11-30');
  });

  it('gives readings that never decrease, with exactly the bands of their meter', () => {
    const wrong = Array.from(readings).flatMap(([code, each]) => {
      const supply = supplies.get(code);
      const bands = supply === undefined ? [] : bandsOf(supply);
      const isWrong = (reading: MeterReadingRecord, before: MeterReadingRecord | undefined) =>
        (['f0', 'f1', 'f2', 'f3'] as const).some(
          (band) => (reading[band] !== null) !== bands.includes(band) || (reading[band] ?? 0) < (before?.[band] ?? 0),
        );
      return each.filter((reading, at) => isWrong(reading, each[at - 1]));
    });
    expect(wrong).toEqual([]);
  });

  it('adds the consumption of a month between two measured readings', () => {
    const remote = provider.commodityContracts.find(
      ({ selfReading, sourceState }) => !selfReading && sourceState === 'Attivo',
    );
    const each = readings.get(remote?.code ?? '') ?? [];
    expect(each.length).toBeGreaterThan(12);
    const used = remote && consumptionOf(remote, '2026-10-01');
    const [before, after] = each.slice(-2);
    expect(used && before && added(before, used)).toEqual({
      f0: after?.f0,
      f1: after?.f1,
      f2: after?.f2,
      f3: after?.f3,
    });
  });

  it('gives readings of all three kinds, and more gas consumption in winter', () => {
    expect(new Set(provider.meterReadings.map(({ kind }) => kind))).toEqual(
      new Set(['EFFETTIVA', 'AUTOLETTURA', 'STIMATA']),
    );
    const gas = provider.commodityContracts.find(({ commodity }) => commodity === 'GAS');
    const used = (month: string) => (gas && consumptionOf(gas, month).f0) ?? 0;
    expect(used('2026-01-01')).toBeGreaterThan(4 * used('2026-07-01'));
  });

  it('builds fewer than 12,000 readings', () => {
    expect(provider.meterReadings.length).toBeLessThan(12_000);
  });
});
