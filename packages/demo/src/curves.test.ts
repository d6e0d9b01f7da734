import { HOUR_BANDS, sumOfCurves } from '@sportello/domain';
import { expect, it } from 'vitest';
import { consumptionOf } from './build/consumption.ts';
import { demoCurves } from './build/curves.ts';
import { buildProvider } from './provider.ts';

const today = '2026-11-22';
const provider = buildProvider({ today });
const days = [...demoCurves(provider, today)];
const supplies = new Map(provider.commodityContracts.map((supply) => [supply.code, supply]));
const byMonth = Map.groupBy(days, ({ contractCode, day }) => `${contractCode} ${day.slice(0, 7)}`);

it('builds the same curves again', () => {
  expect([...demoCurves(provider, today)].slice(0, 40)).toEqual(days.slice(0, 40));
});

it('covers three years until yesterday of electricity and gas, with the days of clock changes', () => {
  expect(new Set(days.map(({ contractCode }) => supplies.get(contractCode)?.commodity))).toEqual(
    new Set(['LUCE', 'GAS']),
  );
  expect(days.some(({ day }) => day < '2023-12-01')).toBe(true);
  expect(days.every(({ day }) => day < today)).toBe(true);
  const lengths = (day: string) =>
    new Set(days.filter((each) => each.day === day && each.step === 15).map((each) => each.values.length));
  expect([lengths('2026-03-29'), lengths('2026-10-25')]).toEqual([new Set([92]), new Set([100])]);
});

it('sums up to what meters counted and bills charge, month by month and band by band', () => {
  const whole = [...byMonth].filter(([key]) => key.slice(-7) > '2023-12' && key.slice(-7) < '2026-11');
  expect(whole.length).toBeGreaterThan(60);
  for (const [key, month] of whole) {
    const supply = supplies.get(key.split(' ')[0] ?? '');
    if (supply === undefined || month.length < 28) continue;
    const used = consumptionOf(supply, `${key.slice(-7)}-01`);
    const sum = sumOfCurves(month);
    if (used.f0 === null) {
      const of = { F1: used.f1, F2: used.f2, F3: used.f3 };
      for (const band of HOUR_BANDS) expect(Math.abs(sum.bands[band] - (of[band] ?? 0) * 1000)).toBeLessThan(2);
    } else expect(Math.abs(sum.total - used.f0 * 1000)).toBeLessThan(2);
  }
});
