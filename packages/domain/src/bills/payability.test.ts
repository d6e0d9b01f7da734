import { describe, expect, it } from 'vitest';
import {
  PAYABILITY,
  PAYABILITY_CLASSES,
  isPaidByHand,
  isPayable,
  isRecurring,
  payability,
  type PayabilityClass,
  type PayableFacts,
} from './payability.ts';
import { BILL_STATUSES, type BillStatus } from './status.ts';

const today = '2026-11-24';
const days = { DUE: today, PAST: '2026-11-23' };
const short = {
  OVERDUE: 'PAYABLE_OVERDUE',
  NOT_YET: 'PAYABLE_NOT_YET_DUE',
  ADVANCE: 'RECURRING_PAYABLE_IN_ADVANCE',
  FAILED: 'RECURRING_FAILED',
  PROCESSING: 'RECURRING_IN_PROCESSING',
  NOT: 'NOT_PAYABLE',
} as const satisfies Record<string, PayabilityClass>;
type Short = keyof typeof short;

const columns = [
  ['BOLLETTINO_POSTALE', undefined, 'DUE'],
  ['BOLLETTINO_POSTALE', undefined, 'PAST'],
  ['ADDEBITO_CONTO_CORRENTE', undefined, 'DUE'],
  ['CARTA_CREDITO', undefined, 'PAST'],
  ['ADDEBITO_CONTO_CORRENTE', 'IN_CORSO', 'DUE'],
  ['CARTA_CREDITO', 'RIUSCITO', 'PAST'],
  ['ADDEBITO_CONTO_CORRENTE', 'FALLITO', 'PAST'],
] as const;

const rows: readonly (readonly [BillStatus, readonly Short[]])[] = [
  ['IN_SCADENZA', ['NOT_YET', 'OVERDUE', 'ADVANCE', 'OVERDUE', 'PROCESSING', 'PROCESSING', 'FAILED']],
  ['SCADUTA', ['OVERDUE', 'OVERDUE', 'OVERDUE', 'OVERDUE', 'PROCESSING', 'PROCESSING', 'FAILED']],
  ['IN_ELABORAZIONE', ['NOT', 'NOT', 'PROCESSING', 'PROCESSING', 'PROCESSING', 'PROCESSING', 'PROCESSING']],
  ...(['PAGATA', 'RATEIZZATA', 'PIANO_RATE_IN_ELABORAZIONE', 'DA_NON_PAGARE', 'SCONOSCIUTO'] as const).map(
    (status) => [status, Array.from({ length: 7 }, () => 'NOT' as const)] as const,
  ),
];

describe('whether and how a bill can be paid (bolletta.pagabile.2)', () => {
  it.each(rows)('%s', (status, expected) => {
    const found = columns.map(([paymentMethod, debitOutcome, day]) =>
      payability({ status, paymentMethod, debitOutcome, expirationDate: days[day], openAmount: 1 }, today),
    );
    expect(found).toEqual(expected.map((word) => short[word]));
  });

  it('defines the payability of every status', () => {
    expect(rows.map(([status]) => status).toSorted()).toEqual([...BILL_STATUSES].toSorted());
    expect(Object.keys(PAYABILITY).toSorted()).toEqual([...BILL_STATUSES].toSorted());
  });

  const open = {
    status: 'SCADUTA' as const,
    paymentMethod: 'BOLLETTINO_POSTALE' as const,
    debitOutcome: undefined,
    expirationDate: undefined,
  };
  it.each([
    [0, 'NOT_PAYABLE', false],
    [-100, 'NOT_PAYABLE', false],
    [1, 'PAYABLE_OVERDUE', true],
  ] as const)('returns with %i cents open the class %s', (openAmount, expected, can) => {
    expect(payability({ ...open, openAmount }, today)).toBe(expected);
    expect(isPayable({ ...open, openAmount }, today)).toBe(can);
  });

  it('returns a bill without a due date as not yet due', () => {
    expect(payability({ ...open, status: 'IN_SCADENZA', openAmount: 1 }, today)).toBe('PAYABLE_NOT_YET_DUE');
  });
});

describe('the table of payability (bolletta.pagabile.2)', () => {
  it.each([
    ['IN_SCADENZA', 'BY_HAND', 'NOT_YET', 'OVERDUE'],
    ['IN_SCADENZA', 'NONE', 'ADVANCE', 'OVERDUE'],
    ['IN_SCADENZA', 'IN_CORSO', 'PROCESSING', 'PROCESSING'],
    ['IN_SCADENZA', 'RIUSCITO', 'PROCESSING', 'PROCESSING'],
    ['IN_SCADENZA', 'FALLITO', 'FAILED', 'FAILED'],
    ['SCADUTA', 'BY_HAND', 'OVERDUE', 'OVERDUE'],
    ['SCADUTA', 'NONE', 'OVERDUE', 'OVERDUE'],
    ['SCADUTA', 'IN_CORSO', 'PROCESSING', 'PROCESSING'],
    ['SCADUTA', 'RIUSCITO', 'PROCESSING', 'PROCESSING'],
    ['SCADUTA', 'FALLITO', 'FAILED', 'FAILED'],
    ['IN_ELABORAZIONE', 'BY_HAND', 'NOT', 'NOT'],
    ['IN_ELABORAZIONE', 'NONE', 'PROCESSING', 'PROCESSING'],
    ['IN_ELABORAZIONE', 'IN_CORSO', 'PROCESSING', 'PROCESSING'],
    ['IN_ELABORAZIONE', 'RIUSCITO', 'PROCESSING', 'PROCESSING'],
    ['IN_ELABORAZIONE', 'FALLITO', 'PROCESSING', 'PROCESSING'],
    ['PAGATA', 'BY_HAND', 'NOT', 'NOT'],
    ['PAGATA', 'NONE', 'NOT', 'NOT'],
    ['PAGATA', 'IN_CORSO', 'NOT', 'NOT'],
    ['PAGATA', 'RIUSCITO', 'NOT', 'NOT'],
    ['PAGATA', 'FALLITO', 'NOT', 'NOT'],
    ['RATEIZZATA', 'BY_HAND', 'NOT', 'NOT'],
    ['RATEIZZATA', 'NONE', 'NOT', 'NOT'],
    ['RATEIZZATA', 'IN_CORSO', 'NOT', 'NOT'],
    ['RATEIZZATA', 'RIUSCITO', 'NOT', 'NOT'],
    ['RATEIZZATA', 'FALLITO', 'NOT', 'NOT'],
    ['PIANO_RATE_IN_ELABORAZIONE', 'BY_HAND', 'NOT', 'NOT'],
    ['PIANO_RATE_IN_ELABORAZIONE', 'NONE', 'NOT', 'NOT'],
    ['PIANO_RATE_IN_ELABORAZIONE', 'IN_CORSO', 'NOT', 'NOT'],
    ['PIANO_RATE_IN_ELABORAZIONE', 'RIUSCITO', 'NOT', 'NOT'],
    ['PIANO_RATE_IN_ELABORAZIONE', 'FALLITO', 'NOT', 'NOT'],
    ['DA_NON_PAGARE', 'BY_HAND', 'NOT', 'NOT'],
    ['DA_NON_PAGARE', 'NONE', 'NOT', 'NOT'],
    ['DA_NON_PAGARE', 'IN_CORSO', 'NOT', 'NOT'],
    ['DA_NON_PAGARE', 'RIUSCITO', 'NOT', 'NOT'],
    ['DA_NON_PAGARE', 'FALLITO', 'NOT', 'NOT'],
    ['SCONOSCIUTO', 'BY_HAND', 'NOT', 'NOT'],
    ['SCONOSCIUTO', 'NONE', 'NOT', 'NOT'],
    ['SCONOSCIUTO', 'IN_CORSO', 'NOT', 'NOT'],
    ['SCONOSCIUTO', 'RIUSCITO', 'NOT', 'NOT'],
    ['SCONOSCIUTO', 'FALLITO', 'NOT', 'NOT'],
  ] as const)('maps %s, %s to %s before and %s after the due date', (status, debit, due, past) => {
    expect(PAYABILITY[status][debit]).toEqual({ DUE: short[due], PAST: short[past] });
    const bill: PayableFacts = {
      status,
      paymentMethod: debit === 'BY_HAND' ? 'MAV' : 'CARTA_CREDITO',
      debitOutcome: debit === 'BY_HAND' || debit === 'NONE' ? undefined : debit,
      expirationDate: today,
      openAmount: 1,
    };
    expect(payability(bill, '2026-11-23')).toBe(short[due]);
    expect(payability(bill, today)).toBe(short[due]);
    expect(payability(bill, '2026-11-25')).toBe(short[past]);
    expect(payability({ ...bill, openAmount: 0 }, today)).toBe('NOT_PAYABLE');
  });
});

it('returns the classes in order (bolletta.pagabile.1)', () => {
  expect(PAYABILITY_CLASSES).toEqual([
    'PAYABLE_OVERDUE',
    'PAYABLE_NOT_YET_DUE',
    'RECURRING_PAYABLE_IN_ADVANCE',
    'RECURRING_FAILED',
    'RECURRING_IN_PROCESSING',
    'NOT_PAYABLE',
  ]);
});

it.each([
  ['PAYABLE_OVERDUE', 'SCADUTA', 'MAV', undefined, true, true],
  ['PAYABLE_NOT_YET_DUE', 'IN_SCADENZA', 'MAV', undefined, true, true],
  ['RECURRING_PAYABLE_IN_ADVANCE', 'IN_SCADENZA', 'CARTA_CREDITO', undefined, true, false],
  ['RECURRING_FAILED', 'SCADUTA', 'CARTA_CREDITO', 'FALLITO', true, true],
  ['RECURRING_IN_PROCESSING', 'SCADUTA', 'CARTA_CREDITO', 'IN_CORSO', false, false],
  ['NOT_PAYABLE', 'PAGATA', 'MAV', undefined, false, false],
] as const)(
  'returns for %s (%s, %s, %s) payable: %s, by hand: %s (bolletta.pagare.2)',
  (expected, status, paymentMethod, debitOutcome, can, byHand) => {
    const bill = { status, paymentMethod, debitOutcome, expirationDate: today, openAmount: 1 };
    expect(payability(bill, today)).toBe(expected);
    expect(isPayable(bill, today)).toBe(can);
    expect(isPaidByHand(bill, today)).toBe(byHand);
  },
);

it.each([
  ['ADDEBITO_CONTO_CORRENTE', true],
  ['CARTA_CREDITO', true],
  ['BONIFICO', false],
  ['CESSIONE_CREDITO', false],
  ['MAV', false],
  ['BOLLETTINO_POSTALE', false],
  ['CAMBIALE', false],
  ['COMPENSAZIONE_BENEFICIO_AUC', false],
  ['SCONOSCIUTO', false],
] as const)('returns for %s recurring: %s (bolletta.pagabile.2)', (paymentMethod, expected) => {
  expect(isRecurring({ paymentMethod })).toBe(expected);
});

it.each(['IN_CORSO', 'RIUSCITO', 'FALLITO'] as const)(
  'returns PAYABLE_NOT_YET_DUE by hand even with the outcome %s of a debit',
  (debitOutcome) => {
    const bill = { status: 'IN_SCADENZA', paymentMethod: 'BONIFICO', debitOutcome, openAmount: 1 } as const;
    expect(payability({ ...bill, expirationDate: undefined }, today)).toBe('PAYABLE_NOT_YET_DUE');
  },
);
