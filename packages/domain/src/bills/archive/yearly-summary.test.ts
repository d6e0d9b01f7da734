import { describe, expect, it } from 'vitest';
import { sumCents } from '../../shared/cents.ts';
import { yearlySummary, type SummedBill, type YearFigures } from './yearly-summary.ts';

let numbers = 0;
const bill = (given: Partial<SummedBill>): SummedBill => ({
  number: `N${(numbers += 1)}`,
  type: 'BOLLETTA',
  status: 'PAGATA',
  amount: 10_000,
  openAmount: 0,
  issueDate: '2025-06-10',
  paymentDate: undefined,
  instalment: undefined,
  contractCode: 'L1',
  vasContractCode: undefined,
  vat: undefined,
  ...given,
});

const none: YearFigures = {
  documents: 0,
  billed: 0,
  paid: 0,
  unpaid: 0,
  notOwed: 0,
  credit: 0,
  vat: 0,
  withoutVat: 0,
  paidInYear: 0,
  returnedInYear: 0,
};

const split = bill({ number: 'R', status: 'RATEIZZATA', amount: 30_001, vat: 2_727 });
const instalment = (number: number, given: Partial<SummedBill>) =>
  bill({ type: 'RATA', instalment: { number, count: 3, billNumber: 'R' }, ...given });

describe('what becomes of a bill in the summary of 2025 (bolletta.riepilogo.1)', () => {
  it.each<[string, SummedBill[], Partial<YearFigures>]>([
    [
      'one that is paid',
      [bill({ vat: 909, paymentDate: '2025-07-01' })],
      { documents: 1, billed: 10_000, paid: 10_000, vat: 909, paidInYear: 10_000 },
    ],
    [
      'one that is paid in the year after',
      [bill({ paymentDate: '2026-01-02' })],
      { documents: 1, billed: 10_000, paid: 10_000, withoutVat: 1 },
    ],
    [
      'one of the year before that is paid in this',
      [bill({ issueDate: '2024-12-20', paymentDate: '2025-01-10' })],
      { paidInYear: 10_000 },
    ],
    [
      'one that is overdue',
      [bill({ status: 'SCADUTA', openAmount: 10_000 })],
      { documents: 1, billed: 10_000, unpaid: 10_000, withoutVat: 1 },
    ],
    [
      'one that is paid in part',
      [bill({ status: 'SCADUTA', openAmount: 2_550 })],
      { documents: 1, billed: 10_000, paid: 7_450, unpaid: 2_550, withoutVat: 1 },
    ],
    [
      'one that is not owed',
      [bill({ status: 'DA_NON_PAGARE' })],
      { documents: 1, billed: 10_000, notOwed: 10_000, withoutVat: 1 },
    ],
    [
      'a credit note that was given back',
      [bill({ amount: -1_999, paymentDate: '2025-08-01' })],
      { documents: 1, billed: -1_999, credit: -1_999, withoutVat: 1, returnedInYear: -1_999 },
    ],
    [
      'one in instalments, the last of them open',
      [
        split,
        instalment(1, { amount: 10_001, paymentDate: '2025-09-30' }),
        instalment(2, { amount: 10_000, paymentDate: '2026-01-31' }),
        instalment(3, { amount: 10_000, openAmount: 10_000, status: 'IN_SCADENZA' }),
      ],
      { documents: 1, billed: 30_001, paid: 20_001, unpaid: 10_000, vat: 2_727, paidInYear: 10_001 },
    ],
    ['one in instalments that are not known', [split], { documents: 1, billed: 30_001, unpaid: 30_001, vat: 2_727 }],
    ['one of another year', [bill({ issueDate: '2026-01-01' })], {}],
  ])('returns %s', (_, bills, expected) => {
    expect(yearlySummary(bills, '2025').total).toEqual({ ...none, ...expected });
  });
});

it('returns the sums by contract and by kind, which together are the total', () => {
  const bills = [
    bill({ contractCode: 'L1', amount: 12_345, paymentDate: '2025-02-03' }),
    bill({ contractCode: 'G1', amount: 6_789, openAmount: 6_789, status: 'SCADUTA' }),
    bill({ contractCode: undefined, vasContractCode: 'V1', type: 'FATTURA', amount: 1_500, status: 'DA_NON_PAGARE' }),
    bill({ contractCode: 'OLD', issueDate: '2023-05-05' }),
  ];
  const { total, supplies, services, contracts } = yearlySummary(bills, '2025');
  expect([...contracts.keys()]).toEqual(['L1', 'G1', 'V1']);
  expect(supplies).toMatchObject({ documents: 2, billed: 19_134, paid: 12_345, unpaid: 6_789 });
  expect(services).toMatchObject({ documents: 1, billed: 1_500, notOwed: 1_500 });
  for (const name of Object.keys(none) as (keyof YearFigures)[]) {
    expect(supplies[name] + services[name]).toBe(total[name]);
    expect(sumCents([...contracts.values()].map((figures) => figures[name]))).toBe(total[name]);
  }
  expect(total.paid + total.unpaid + total.notOwed + total.credit).toBe(total.billed);
});
