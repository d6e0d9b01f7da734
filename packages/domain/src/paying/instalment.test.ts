import { describe, expect, it } from 'vitest';
import { instalmentBill, type DividedBill } from './instalment.ts';

const bill: DividedBill = {
  customerCode: '1000000001',
  number: '2026000123456',
  issuerVatNumber: '99999999990',
  contractCode: '4000000001',
  vasContractCode: null,
  contractAccount: '500000000001',
  periodStart: '2026-09-01',
  periodEnd: '2026-10-31',
  transferIban: 'IT60X0542811101000000123456',
};
const part = { number: 2, count: 3, amountCents: 9368, issueDate: '2026-11-20', dueDate: '2027-01-19' };

describe('an instalment (pagamento.rate.4)', () => {
  it('says of which bill and which part it is, and its line is its amount', () => {
    const label = 'Rata 2 di 3 della bolletta 2026000123456';
    expect(instalmentBill(bill, part)).toMatchObject({
      number: '2026000123456-2',
      instalmentNumber: 2,
      instalmentCount: 3,
      instalmentOf: bill.number,
      periodStart: '2026-09-01',
      dueDate: '2027-01-19',
      amountCents: 9368,
      openCents: 9368,
      lines: [{ label, amountCents: 9368, unitPrice: 93.68 }],
    });
  });

  it.each([
    ['by transfer to the account of the bill', bill.transferIban, 'B', 'Rata 2 di 3 della bolletta 2026000123456'],
    ['in the area where the bill names no account', null, null, null],
  ])('returns an instalment to pay %s', (_, transferIban, methodCode, transferReference) => {
    expect(instalmentBill({ ...bill, transferIban }, part)).toMatchObject({ methodCode, transferReference });
  });
});
