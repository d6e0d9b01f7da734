import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planOffer, type PlanFacts, type PlanRejection } from './instalment-plan.ts';

const today = '2026-11-20';
const bill: PlanFacts = {
  type: 'BOLLETTA',
  status: 'IN_SCADENZA',
  paymentMethod: 'BOLLETTINO_POSTALE',
  debitOutcome: undefined,
  expirationDate: '2026-11-30',
  amount: 30_000,
  openAmount: 30_000,
  corrected: 0,
  usual: 10_000,
  disputed: 0,
  hasArrears: false,
};
const corrected = { corrected: 1, amount: 15_001, openAmount: 15_001 };

describe('whether a bill can be paid in instalments (pagamento.rate.1)', () => {
  it.each<[string, Partial<PlanFacts>, PlanRejection | undefined]>([
    ['due soon', {}, undefined],
    ['no bill of a supply', { type: 'FATTURA' }, 'PLAN_TYPE'],
    ['an instalment', { type: 'RATA' }, 'PLAN_TYPE'],
    ['paid', { status: 'PAGATA', openAmount: 0 }, 'PLAN_STATUS'],
    ['in a plan', { status: 'PIANO_RATE_IN_ELABORAZIONE' }, 'PLAN_STATUS'],
    ['in part in dispute', { disputed: 1 }, 'PLAN_DISPUTED'],
    ['all in dispute', { disputed: 30_000, openAmount: 0 }, 'PLAN_STATUS'],
    ['overdue for ten days', { status: 'SCADUTA', expirationDate: '2026-11-10' }, undefined],
    ['overdue for eleven', { status: 'SCADUTA', expirationDate: '2026-11-09' }, 'PLAN_LATE'],
    ['without a day', { expirationDate: undefined }, undefined],
    ['of 150 €', { amount: 15_000, openAmount: 15_000 }, undefined],
    ['a cent less', { amount: 15_000, openAmount: 14_999 }, 'PLAN_AMOUNT'],
    ['a large correction of which 50 € are open', { ...corrected, openAmount: 5000 }, undefined],
    ['a cent less', { ...corrected, openAmount: 4999 }, 'PLAN_AMOUNT'],
    ['of 150 % exactly, 50 € open', { corrected: 1, amount: 15_000, openAmount: 5000 }, 'PLAN_AMOUNT'],
    ['large without a correction', { amount: 15_001, openAmount: 5000 }, 'PLAN_AMOUNT'],
    ['corrected, and the first of all', { ...corrected, usual: undefined, openAmount: 5000 }, 'PLAN_AMOUNT'],
    ['beside an overdue one', { hasArrears: true }, 'PLAN_ARREARS'],
    ['a large correction beside an overdue one', { ...corrected, hasArrears: true }, undefined],
  ])('returns the plan rejection, if any, of a bill: %s', (_, facts, error) => {
    expect(planOffer({ ...bill, ...facts }, today).refusal).toBe(error);
  });

  it.each<[number, boolean, number]>([
    [15_000, false, 2],
    [20_001, false, 3],
    [15_000, true, 3],
    [500_000, false, 12],
  ])('splits %i cents, corrected: %s, into %i instalments (pagamento.rate.2)', (open, isCorrected, count) => {
    const facts = { ...bill, amount: open, openAmount: open, corrected: isCorrected ? 1 : 0, usual: 1000 };
    const { instalments } = planOffer(facts, today);
    expect(instalments).toHaveLength(count);
    expect(instalments[0]?.dueDate).toBe('2026-12-20');
  });

  it('returns instalments that sum up to the bill, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 15_000, max: 5_000_000 }), (open) => {
        const { instalments } = planOffer({ ...bill, amount: open, openAmount: open }, today);
        expect(instalments.reduce((sum, { amount }) => sum + amount, 0)).toBe(open);
        expect(Math.max(...instalments.map(({ amount }) => amount)) - (instalments.at(-1)?.amount ?? 0)).toBeLessThan(
          12,
        );
      }),
    );
  });
});
