import type { Bill } from '@sportello/domain';
import { describe, expect, it } from 'vitest';
import { nextOrLastBill, unpaidOf } from './unpaid.ts';

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
  openAmount: 1_000,
  paymentMethod: 'BOLLETTINO_POSTALE',
  debitOutcome: undefined,
  instalment: undefined,
  ...given,
});
const byDebit = { paymentMethod: 'ADDEBITO_CONTO_CORRENTE' as const };
const paid = { status: 'PAGATA' as const, openAmount: 0 };

describe('what is to be paid by hand (home.urgenza.4)', () => {
  it.each([
    ['by hand', {}, 'due'],
    ['by hand, its day past', { expirationDate: '2026-11-23' }, 'overdue'],
    ['a debit that failed', { ...byDebit, debitOutcome: 'FALLITO' as const }, 'overdue'],
    ['a debit to come', byDebit, undefined],
    ['a debit under way', { ...byDebit, debitOutcome: 'IN_CORSO' as const }, undefined],
    ['paid', paid, undefined],
  ])('%s', (_, given, place) => {
    const bill = aBill(given);
    const { overdue, due } = unpaidOf([bill], today);
    expect([overdue.length, due.length]).toEqual([Number(place === 'overdue'), Number(place === 'due')]);
  });
});

describe('the next or last bill of a contract', () => {
  it('is the one with the earliest day of those to be paid', () => {
    const bills = [aBill({ number: 'b', expirationDate: '2026-12-30' }), aBill({ number: 'a' }), aBill(paid)];
    expect(nextOrLastBill(bills, today)?.number).toBe('a');
  });

  it('is the latest bill where nothing is to be paid, and none where there is none', () => {
    const bills = [aBill({ ...paid, type: 'RATA', number: 'r' }), aBill({ ...paid, number: 'b' })];
    expect(nextOrLastBill(bills, today)?.number).toBe('b');
    expect(nextOrLastBill([], today)).toBeUndefined();
  });
});
