import { describe, expect, it } from 'vitest';
import type { BillPaymentState } from './bill-payment.ts';
import { reconcile, type PaymentDifference } from './reconciliation.ts';

describe('what we count as paid and what was taken (pagamento.riconciliazione.1)', () => {
  it.each<[string, [BillPaymentState, number] | undefined, number[], PaymentDifference['kind'][]]>([
    ['the same', ['OK', 100], [100], []],
    ['nothing on either side', ['CANCELLED', 100], [], []],
    ['taken and not known', undefined, [100], ['NOT_OURS']],
    ['taken and stopped here', ['CANCELLED', 100], [100], ['NOT_PAID_HERE']],
    ['taken and still under way here', ['IN_PROGRESS', 100], [100], ['NOT_PAID_HERE']],
    ['paid here and not taken', ['OK', 100], [], ['NOT_PAID_THERE']],
    ['a cent apart', ['OK', 100], [99], ['OTHER_AMOUNT']],
    ['taken twice', ['OK', 100], [100, 100], ['PAID_TWICE']],
  ])('returns the differences of a payment: %s', (_, ours, taken, kinds) => {
    const own = ours === undefined ? [] : [{ id: 'p', state: ours[0], amount: ours[1], reversed: 0, items: [] }];
    const { differences, amount } = reconcile(
      own,
      taken.map((cents) => ({ paymentId: 'p', amount: cents, reversed: 0 })),
    );
    expect(differences.map(({ kind }) => kind)).toEqual(kinds);
    expect(amount.there).toBe(taken.reduce((sum, cents) => sum + cents, 0));
  });

  it('sums payments by kind, and compares what was reversed', () => {
    const items = [
      { kind: 'FIBRE_INVOICE', amount: 40 },
      { kind: 'COMMODITY_BILL', amount: 60 },
      { kind: 'COMMODITY_BILL', amount: 1 },
    ] as const;
    const own = [
      { id: 'p', state: 'OK', amount: 101, reversed: 30, items },
      { id: 'q', state: 'ERROR', amount: 5, reversed: 0, items: [{ kind: 'VAS_INVOICE', amount: 5 }] },
    ] as const;
    const there = (reversed: number) => [{ paymentId: 'p', amount: 101, reversed }];
    expect(reconcile(own, there(30))).toMatchObject({
      reversed: { here: 30, there: 30 },
      differences: [],
      kinds: [
        { kind: 'COMMODITY_BILL', count: 2, amount: 61 },
        { kind: 'FIBRE_INVOICE', count: 1, amount: 40 },
      ],
    });
    expect(reconcile(own, there(29)).differences).toEqual([
      { kind: 'OTHER_REVERSAL', paymentId: 'p', here: 30, there: 29 },
    ]);
  });
});
