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
  ])('%s', (_, ours, taken, kinds) => {
    const own = ours === undefined ? [] : [{ id: 'p', state: ours[0], amount: ours[1] }];
    const { differences, amount } = reconcile(
      own,
      taken.map((cents) => ({ paymentId: 'p', amount: cents })),
    );
    expect(differences.map(({ kind }) => kind)).toEqual(kinds);
    expect(amount.there).toBe(taken.reduce((sum, cents) => sum + cents, 0));
  });
});
