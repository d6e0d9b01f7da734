import { describe, expect, it } from 'vitest';
import { byDueDay, owed, owedBills, type Owed, type OwedFacts } from './owed.ts';
import { BILL_STATUSES, type BillStatus } from './status.ts';

const today = '2026-11-24';
const days = { DUE: today, PAST: '2026-11-23' };

const columns = [
  ['BOLLETTINO_POSTALE', undefined, 'DUE'],
  ['BOLLETTINO_POSTALE', undefined, 'PAST'],
  ['ADDEBITO_CONTO_CORRENTE', undefined, 'DUE'],
  ['CARTA_CREDITO', undefined, 'PAST'],
  ['ADDEBITO_CONTO_CORRENTE', 'IN_CORSO', 'DUE'],
  ['CARTA_CREDITO', 'RIUSCITO', 'PAST'],
  ['ADDEBITO_CONTO_CORRENTE', 'FALLITO', 'PAST'],
] as const;
const all = (answer: Owed) => columns.map(() => answer);

const rows: readonly (readonly [BillStatus, readonly Owed[]])[] = [
  ['IN_SCADENZA', ['NOW', 'NOW', 'COMING', 'NOW', 'COMING', 'COMING', 'NOW']],
  ['SCADUTA', ['NOW', 'NOW', 'NOW', 'NOW', 'COMING', 'COMING', 'NOW']],
  ['IN_ELABORAZIONE', all('COMING')],
  ['PIANO_RATE_IN_ELABORAZIONE', all('COMING')],
  ['PAGATA', all('NOT_OWED')],
  ['RATEIZZATA', all('NOT_OWED')],
  ['DA_NON_PAGARE', all('NOT_OWED')],
  ['SCONOSCIUTO', all('NOT_OWED')],
];

const aBill = (given: Partial<OwedFacts>): OwedFacts => ({
  type: 'BOLLETTA',
  status: 'IN_SCADENZA',
  paymentMethod: 'BOLLETTINO_POSTALE',
  debitOutcome: undefined,
  expirationDate: today,
  openAmount: 1,
  ...given,
});

describe('how a bill is owed (bolletta.dovuto.1)', () => {
  it.each(rows)('%s', (status, expected) => {
    const found = columns.map(([paymentMethod, debitOutcome, day]) =>
      owed(aBill({ status, paymentMethod, debitOutcome, expirationDate: days[day] }), today),
    );
    expect(found).toEqual(expected);
    expect(owed(aBill({ status, openAmount: 0 }), today)).toBe('NOT_OWED');
  });

  it('covers every bill status in the table', () => {
    expect(rows.map(([status]) => status).toSorted()).toEqual([...BILL_STATUSES].toSorted());
  });

  it.each([
    ['in 31 days', '2026-12-25', 'COMING'],
    ['in 30 days', '2026-12-24', 'NOW'],
    ['overdue', '2026-11-01', 'NOW'],
  ])('asks for an instalment that is due %s', (_, expirationDate, expected) => {
    expect(owed(aBill({ type: 'RATA', expirationDate }), today)).toBe(expected);
  });

  it('puts the earliest day first, and each bill into one list at most', () => {
    const bills = [
      aBill({ expirationDate: '2026-12-01' }),
      aBill({ expirationDate: '2026-11-20' }),
      aBill({ expirationDate: '2026-11-02' }),
      aBill({ paymentMethod: 'CARTA_CREDITO' }),
      aBill({ status: 'PAGATA' }),
    ];
    const [due, late, later, card] = bills;
    expect(owedBills(bills, today)).toEqual({ overdue: [later, late], due: [due], coming: [card] });
  });
});

it.each([
  ['a bill due in 31 days', 'BOLLETTA', '2026-12-25', 'NOW'],
  ['an instalment without a day', 'RATA', undefined, 'NOW'],
  ['an instalment due today', 'RATA', '2026-11-24', 'NOW'],
  ['an instalment due in 31 days', 'RATA', '2026-12-25', 'COMING'],
] as const)('returns for %s (%s, %s): %s', (_, type, expirationDate, expected) => {
  expect(owed(aBill({ type, expirationDate }), today)).toBe(expected);
});

it.each([
  [1, 'NOW'],
  [0, 'NOT_OWED'],
  [-1, 'NOT_OWED'],
] as const)('returns for %i cents open: %s', (openAmount, expected) => {
  expect(owed(aBill({ openAmount }), today)).toBe(expected);
});

it.each(['IN_ELABORAZIONE', 'PIANO_RATE_IN_ELABORAZIONE'] as const)(
  'returns NOT_OWED for %s without an open amount',
  (status) => {
    expect(owed(aBill({ status, openAmount: 0 }), today)).toBe('NOT_OWED');
    expect(owed(aBill({ status, openAmount: -1 }), today)).toBe('NOT_OWED');
  },
);

describe('byDueDay', () => {
  const sorted = (...given: readonly (readonly [string, string | undefined])[]) =>
    byDueDay(given.map(([name, expirationDate]) => ({ name, expirationDate }))).map(({ name }) => name);

  it('returns the earliest day first, and bills without a day last', () => {
    expect(sorted(['c', undefined], ['b', '2027-01-01'], ['a', '2026-12-31'])).toEqual(['a', 'b', 'c']);
    expect(sorted(['a', '2026-12-31'], ['c', undefined], ['b', '9999-12-30'])).toEqual(['a', 'b', 'c']);
  });

  it('returns bills of the same day in their order', () => {
    expect(sorted(['b', '2026-12-31'], ['a', '2026-12-31'], ['d', undefined], ['c', undefined])).toEqual([
      'b',
      'a',
      'd',
      'c',
    ]);
  });

  it('returns a new list', () => {
    const bills = [{ expirationDate: '2027-01-01' }, { expirationDate: '2026-01-01' }];
    byDueDay(bills);
    expect(bills).toEqual([{ expirationDate: '2027-01-01' }, { expirationDate: '2026-01-01' }]);
  });
});

it('returns a failed debit as overdue, and what is not due as coming', () => {
  const failed = aBill({ paymentMethod: 'CARTA_CREDITO', debitOutcome: 'FALLITO', expirationDate: '2026-12-01' });
  const later = aBill({ type: 'RATA', expirationDate: '2027-01-31' });
  const planned = aBill({ status: 'PIANO_RATE_IN_ELABORAZIONE', expirationDate: undefined });
  const due = aBill({});
  expect(owedBills([planned, later, failed, due], today)).toEqual({
    overdue: [failed],
    due: [due],
    coming: [later, planned],
  });
  expect(owedBills([], today)).toEqual({ overdue: [], due: [], coming: [] });
});
