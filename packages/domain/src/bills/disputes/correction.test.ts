import { describe, expect, it } from 'vitest';
import type { BillReading } from '../detail.ts';
import { correctBill, type TakenReading } from './correction.ts';
import { line } from './test-line.ts';

const bandsOf = (count: number) => (count === 1 ? (['F0'] as const) : (['F1', 'F2', 'F3'] as const));

const reading = (date: string, ...values: number[]): BillReading => ({
  date,
  kind: 'STIMATA',
  values: values.map((value, at) => ({ band: bandsOf(values.length)[at] ?? 'F0', value })),
});

// 300 kWh in 60 days: 60.00 of energy, 6.00 of excise, 20.00 fixed, 8.60 of VAT.
const lines = [line('QUOTA_CONSUMI', 6000), line('ACCISE', 600), line('QUOTA_FISSA', 2000), line('IVA', 860)];
const bill = {
  readings: [reading('2026-08-31', 1000), reading('2026-10-30', 1300)],
  consumption: 300,
  lines,
};
const taken = (date: string, ...values: number[]): TakenReading => reading(date, ...values);

describe('a bill with the customer’s reading (reclami.rettifica.2)', () => {
  it.each<[string, TakenReading, consumption: number, amount: number]>([
    ['the reading of the bill itself', taken('2026-10-30', 1300), 300, 9460],
    ['half of the units on the last day', taken('2026-10-30', 1150), 150, 5830],
    ['the same pace twenty days later', taken('2026-11-19', 1400), 300, 9460],
    ['no unit at all', taken('2026-11-19', 1000), 0, 2200],
    ['more than was billed', taken('2026-11-19', 1800), 600, 16_720],
  ])('returns consumption and amount with %s', (_name, given, consumption, amount) => {
    expect(correctBill(bill, given)).toEqual({ consumption, amount });
  });

  it('returns them for bands', () => {
    const bands = { ...bill, readings: [reading('2026-08-31', 10, 20, 30), reading('2026-10-30', 110, 120, 130)] };
    expect(correctBill(bands, taken('2026-10-30', 60, 70, 80))).toEqual({ consumption: 150, amount: 5830 });
  });

  it('leaves lines without VAT, and those of another rate', () => {
    const mixed = [
      line('QUOTA_CONSUMI', 6000),
      line('IVA', 600),
      line('BONUS', -500, { vatRate: 0, vatNature: 'N2.2' }),
    ];
    expect(correctBill({ ...bill, lines: mixed }, taken('2026-10-30', 1150))?.amount).toBe(3000 + 300 - 500);
  });

  it('returns no amount where the price of energy is not told apart', () => {
    const unsplit = { ...bill, lines: [line('ALTRO', 8600), line('IVA', 860)] };
    expect(correctBill(unsplit, taken('2026-10-30', 1150))).toEqual({ consumption: 150, amount: undefined });
  });

  it.each<[string, Partial<typeof bill>, TakenReading]>([
    ['a bill without readings', { readings: [] }, taken('2026-11-19', 1400)],
    ['a bill with one', { readings: [reading('2026-10-30', 1300)] }, taken('2026-11-19', 1400)],
    ['other bands', {}, taken('2026-11-19', 400, 500, 500)],
    ['a reading of the bill’s first day', {}, taken('2026-08-31', 1000)],
    ['a reading below the first', {}, taken('2026-11-19', 999)],
  ])('returns nothing for %s', (_name, more, given) => {
    expect(correctBill({ ...bill, ...more }, given)).toBeUndefined();
  });
});
