import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sumCents } from '../../shared/cents.ts';
import { addDays } from '../../shared/day.ts';
import { vatOn, type BillLine } from '../lines/line.ts';
import { prescriptionOf } from './prescription.ts';
import { line } from './test-line.ts';

const during = (periodStart: string, periodEnd: string, more: Partial<BillLine> = {}) => ({
  periodStart,
  periodEnd,
  ...more,
});

/** A correction of thirty months, one of twenty, and the days of the bill itself. */
const thirty = line('RICALCOLO', 5007, during('2024-05-01', '2024-05-31'));
const twenty = line('RICALCOLO', 3000, during('2025-03-01', '2025-03-31'));
const own = line('QUOTA_CONSUMI', 8000);
const vat = line('IVA', 1601);

const billOf = (...lines: readonly BillLine[]) => ({
  commodityType: 'LUCE' as const,
  issueDate: '2026-11-10',
  periodStart: '2026-09-01',
  periodEnd: '2026-10-31',
  lines,
});

describe('the prescribed part of a bill (bolletta.prescrizione.1)', () => {
  it('returns the line of 30 months with its VAT, and not that of 20', () => {
    expect(prescriptionOf(billOf(own, twenty, thirty, vat))).toEqual({
      before: '2024-11-10',
      lines: [{ line: thirty, amount: 5007, from: '2024-05-01', to: '2024-05-31' }],
      // 16.01 are on 160.07, and the 110.00 that stay have 11.00.
      tax: 501,
      amount: 5508,
    });
  });

  it.each<[string, readonly BillLine[], amount: number | undefined]>([
    ['no older line', [own, twenty, line('IVA', 1100)], undefined],
    ['a last day before the term', [line('ALTRO', 1000, during('2024-11-01', '2024-11-09'))], 1000],
    ['a first day at the term', [line('ALTRO', 1000, during('2024-11-10', '2024-11-30'))], undefined],
    ['9 of 30 days before the term', [line('ALTRO', 1000, during('2024-11-01', '2024-11-30'))], 300],
    ['days that do not divide to the cent', [line('ALTRO', 1000, during('2024-11-09', '2024-11-11'))], 333],
    ['half a cent', [line('ALTRO', 1, during('2024-11-09', '2024-11-10'))], 1],
    [
      'a line to the customer’s credit beside it',
      [thirty, line('RICALCOLO', -2000, during('2024-05-01', '2024-05-31')), line('IVA', 301)],
      3308,
    ],
    ['more credit than charge', [thirty, line('BONUS', -6000, during('2024-05-01', '2024-05-31'))], undefined],
    [
      'the fee of public television',
      [line('CANONE_RAI', 1979, during('2024-05-01', '2024-05-31', { vatRate: 0, vatNature: 'N2.2' }))],
      undefined,
    ],
    [
      'the fee beside what is prescribed',
      [
        thirty,
        line('CANONE_RAI', 1979, during('2024-05-01', '2024-05-31', { vatRate: 0, vatNature: 'N2.2' })),
        line('IVA', 501),
      ],
      5508,
    ],
    [
      'two rates',
      [
        line('RICALCOLO', 10_000, during('2024-05-01', '2024-05-31')),
        line('RICALCOLO', 1000, during('2024-05-01', '2024-05-31', { vatRate: 22 })),
        line('QUOTA_CONSUMI', 2000, { vatRate: 22 }),
        line('IVA', 1000),
        line('IVA', 660, { vatRate: 22 }),
      ],
      10_000 + 1000 + 1000 + 220,
    ],
    ['a rate without a line of VAT', [thirty], 5007],
    ['a first day alone', [line('ALTRO', 914, { periodStart: '2024-05-01' })], 193],
    ['a first day alone, after the bill', [line('ALTRO', 1000, { periodStart: '2026-11-05' })], undefined],
    ['a last day alone, before the bill', [line('ALTRO', 1000, { periodEnd: '2024-05-31' })], 1000],
    ['days in the wrong order', [line('ALTRO', 1000, during('2024-05-31', '2024-05-01'))], undefined],
  ])('returns the prescribed amount with %s', (_name, lines, amount) => {
    expect(prescriptionOf(billOf(...lines))?.amount).toBe(amount);
  });

  it('takes the days of the bill for a line without its own', () => {
    const late = {
      ...billOf(line('QUOTA_CONSUMI', 6000), line('IVA', 600)),
      periodStart: '2024-04-01',
      periodEnd: '2024-05-30',
    };
    expect(prescriptionOf(late)?.amount).toBe(6600);
    expect(prescriptionOf({ ...late, periodStart: undefined, periodEnd: undefined })).toBeUndefined();
  });

  it.each([
    ['2026-11-10', '2024-11-10'],
    ['2028-02-29', '2026-02-28'],
    ['2028-02-28', '2026-02-28'],
    ['2026-02-28', '2024-02-28'],
    ['2026-03-01', '2024-03-01'],
  ])('returns for a bill issued on %s the lines before %s', (issueDate, before) => {
    const of = (day: string) => line('ALTRO', 1000, during(day, day));
    const bill = { ...billOf(of(addDays(before, -1)), of(before)), issueDate };
    expect(prescriptionOf(bill)).toMatchObject({
      before,
      amount: 1000,
      lines: [{ to: addDays(before, -1) }],
    });
  });

  it('returns undefined for an invoice of a service', () => {
    expect(prescriptionOf({ ...billOf(thirty), commodityType: undefined })).toBeUndefined();
  });

  it('returns at most the bill, as the old days of its lines and the VAT that they add', () => {
    const some = fc.record({
      amount: fc.nat(1_000_000),
      rate: fc.constantFrom(10, 22),
      start: fc.integer({ min: -900, max: -10 }),
      days: fc.integer({ min: 1, max: 120 }),
    });
    fc.assert(
      fc.property(fc.array(some, { minLength: 1, maxLength: 12 }), (given) => {
        const issueDate = '2026-11-10';
        const lines = given.map(({ amount, rate, start, days }) => {
          const from = addDays(issueDate, start);
          return line('ALTRO', amount, during(from, addDays(from, days - 1), { vatRate: rate }));
        });
        const taxes = [10, 22].map((rate) => {
          const taxable = sumCents(lines.filter(({ vatRate }) => vatRate === rate).map(({ amount }) => amount));
          return line('IVA', vatOn(taxable, rate), { vatRate: rate });
        });
        const all = [...lines, ...taxes];
        const prescription = prescriptionOf({ ...billOf(...all), issueDate });
        // Counted day by day, from the first that is too old.
        const parts = given.map(({ amount, rate, start, days }) => {
          const old = Array.from({ length: days }, (_, at) => addDays(issueDate, start + at)).filter(
            (day) => day < '2024-11-10',
          ).length;
          return { amount: Math.round((amount * old) / days), rate };
        });
        const net = sumCents(parts.map(({ amount }) => amount));
        const kept = [10, 22].map((rate, at) => {
          const taxable = sumCents(lines.filter(({ vatRate }) => vatRate === rate).map(({ amount }) => amount));
          const old = sumCents(parts.filter((part) => part.rate === rate).map(({ amount }) => amount));
          return (taxes[at]?.amount ?? 0) - vatOn(taxable - old, rate);
        });
        expect(prescription?.amount ?? 0).toBe(net + sumCents(kept));
        expect(prescription?.amount ?? 0).toBeLessThanOrEqual(sumCents(all.map(({ amount }) => amount)));
      }),
    );
  });
});
