import type { Bill } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { nextOrLastBill } from './unpaid.ts';

const today = '2026-11-24';
const aBill = (given: Partial<Bill>): Bill => ({
  number: '1',
  type: 'BOLLETTA',
  status: 'IN_SCADENZA',
  contractCode: '40',
  vasContractCode: undefined,
  account: undefined,
  commodityType: 'LUCE',
  issueDate: '2026-11-01',
  expirationDate: '2026-11-30',
  paymentDate: undefined,
  periodStart: undefined,
  periodEnd: undefined,
  amount: 1_000,
  disputed: 0,
  openAmount: 1_000,
  paymentMethod: 'BOLLETTINO_POSTALE',
  debitOutcome: undefined,
  instalment: undefined,
  ...given,
});
const paid = { status: 'PAGATA' as const, openAmount: 0 };

describe('the next or last bill of a contract', () => {
  it('returns the unpaid bill with the earliest due date', () => {
    const bills = [aBill({ number: 'b', expirationDate: '2026-12-30' }), aBill({ number: 'a' }), aBill(paid)];
    expect(nextOrLastBill(bills, today)?.number).toBe('a');
  });

  it('returns the latest bill but instalments where none is unpaid, and undefined without bills', () => {
    const bills = [aBill({ ...paid, type: 'RATA', number: 'r' }), aBill({ ...paid, number: 'b' })];
    expect(nextOrLastBill(bills, today)?.number).toBe('b');
    expect(nextOrLastBill([], today)).toBeUndefined();
  });
});
