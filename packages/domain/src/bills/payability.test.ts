import { describe, expect, it } from 'vitest';
import { PAYABILITY, payability, isPayable, type PayabilityClass } from './payability.ts';
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

  it('has a row for every status', () => {
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
  ] as const)('with %i cents open is %s', (openAmount, expected, can) => {
    expect(payability({ ...open, openAmount }, today)).toBe(expected);
    expect(isPayable({ ...open, openAmount }, today)).toBe(can);
  });

  it('without a day is never past', () => {
    expect(payability({ ...open, status: 'IN_SCADENZA', openAmount: 1 }, today)).toBe('PAYABLE_NOT_YET_DUE');
  });
});
