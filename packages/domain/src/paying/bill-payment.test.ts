import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BILL_PAYMENT_STATES,
  BILL_PAYMENT_STEPS,
  billPaymentAfter,
  isLivePayment,
  type BillPaymentState,
} from './bill-payment.ts';

const none = undefined;

describe('a payment of bills (pagamento.bollette.1)', () => {
  // Columns: PAGE_OPENED, PROCESSING, SUCCEEDED, FAILED, STOPPED, NOT_TOKENIZED.
  it.each<[BillPaymentState, (BillPaymentState | undefined)[]]>([
    ['BEGUN', ['OPEN', none, none, 'ERROR', 'CANCELLED', none]],
    ['OPEN', [none, 'IN_PROGRESS', 'OK', 'ERROR', 'CANCELLED', 'NOT_TOKENIZABLE']],
    ['IN_PROGRESS', [none, none, 'OK', 'ERROR', none, 'NOT_TOKENIZABLE']],
    ['OK', [none, none, none, none, none, none]],
    ['ERROR', [none, none, none, none, none, none]],
    ['CANCELLED', [none, none, none, none, none, none]],
    ['NOT_TOKENIZABLE', [none, none, none, none, none, none]],
  ])('returns the next states of a payment that is %s', (state, after) => {
    expect(BILL_PAYMENT_STEPS.map((step) => billPaymentAfter(state, step))).toEqual(after);
  });

  it('holds its bills until it has ended', () => {
    expect(BILL_PAYMENT_STATES.filter(isLivePayment)).toEqual(['BEGUN', 'OPEN', 'IN_PROGRESS']);
  });

  it('ends once, whatever is told in whatever order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...BILL_PAYMENT_STEPS), { maxLength: 12 }), (steps) => {
        let state: BillPaymentState = 'BEGUN';
        let ended = 0;
        for (const step of steps) {
          const next = billPaymentAfter(state, step);
          if (next === undefined) continue;
          if (!isLivePayment(next)) ended += 1;
          state = next;
        }
        expect(ended).toBe(isLivePayment(state) ? 0 : 1);
      }),
    );
  });
});
