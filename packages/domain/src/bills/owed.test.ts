import { describe, expect, it } from 'vitest';
import { owed, owedBills, type Owed, type OwedFacts } from './owed.ts';
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

  it('has a row for every status', () => {
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
