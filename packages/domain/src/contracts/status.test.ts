import { describe, expect, it } from 'vitest';
import { isNonFreeMarket } from './commodity.ts';
import {
  ACTIVE_STATUSES,
  CLOSED_STATUSES,
  commodityStatus,
  COMPLETE_PROGRESS,
  CONTRACT_STATUS_LABELS,
  CONTRACT_STATUSES,
  hasEnded,
  isActiveStatus,
  isClosedStatus,
} from './status.ts';

describe('commodityStatus (contratto.stato.1)', () => {
  it.each([
    ['Cessato', undefined, 'CESSATO'],
    ['Cessato', 'Q1', 'CESSATO'],
    ['Attivo', undefined, 'ATTIVO'],
    ['Attivo', '', 'ATTIVO'],
    ['Attivo', '  ', 'ATTIVO'],
    ['Attivo', 'Q1', 'IN_ATTIVAZIONE'],
    ['Disattivato', undefined, 'DISATTIVATO'],
    ['Disattivato', 'Q1', 'IN_ATTIVAZIONE'],
    ['Sospeso per Morosità', undefined, 'SOSPESO_MOROSITA'],
    ['sospeso', '', 'SOSPESO_MOROSITA'],
    ['Sospeso per Morosità', 'Q1', 'IN_ATTIVAZIONE'],
    ['Altro', undefined, 'SCONOSCIUTO'],
    ['Altro', 'Q1', 'IN_ATTIVAZIONE'],
    ['', undefined, 'SCONOSCIUTO'],
    [undefined, undefined, 'SCONOSCIUTO'],
    [undefined, 'Q1', 'IN_ATTIVAZIONE'],
    ['CESSATO', undefined, 'CESSATO'],
    [' attivo ', undefined, 'ATTIVO'],
  ])('returns for %j with quotation %j the status %s', (state, quotation, status) => {
    expect(commodityStatus(state, quotation)).toBe(status);
  });
});

it.each([
  ['IN_ATTIVAZIONE', 'In Attivazione', true, false],
  ['ATTIVO', 'Attivo', true, false],
  ['DISATTIVATO', 'Disattivato', false, true],
  ['CESSATO', 'Cessato', false, true],
  ['ANNULLATO', 'Annullato', false, true],
  ['SOSPESO_MOROSITA', 'Sospeso per Morosità', true, false],
  ['SCONOSCIUTO', 'Sconosciuto', false, false],
] as const)(
  'labels %s as %j, active %s, closed %s (contratto.stato.2, contratto.stato.3)',
  (status, label, active, closed) => {
    expect(CONTRACT_STATUS_LABELS[status]).toBe(label);
    expect(isActiveStatus(status)).toBe(active);
    expect(isClosedStatus(status)).toBe(closed);
  },
);

it('lists seven contract statuses', () => {
  expect(CONTRACT_STATUSES).toHaveLength(7);
});

it.each([
  ['LIBERO', false],
  ['PLACET', true],
  ['STG', true],
  ['VINCOLATO', true],
  ['SCONOSCIUTO', false],
] as const)('returns for market %s whether it is non-free: %s (contratto.modello.15)', (market, expected) => {
  expect(isNonFreeMarket(market)).toBe(expected);
});

it('returns the statuses in order (contratto.stato.1, contratto.stato.3)', () => {
  expect(CONTRACT_STATUSES).toEqual([
    'IN_ATTIVAZIONE',
    'ATTIVO',
    'DISATTIVATO',
    'CESSATO',
    'ANNULLATO',
    'SOSPESO_MOROSITA',
    'SCONOSCIUTO',
  ]);
  expect(ACTIVE_STATUSES).toEqual(['ATTIVO', 'IN_ATTIVAZIONE', 'SOSPESO_MOROSITA']);
  expect(CLOSED_STATUSES).toEqual(['CESSATO', 'DISATTIVATO', 'ANNULLATO']);
});

it('returns 100 as complete progress (contratto.stato.6)', () => {
  expect(COMPLETE_PROGRESS).toBe(100);
});

it.each([
  ['Cessato', undefined, true],
  ['CESSATO', undefined, true],
  [' cessato ', 0, true],
  ['Annullato', undefined, true],
  ['annullato', 99, true],
  ['Annullato', 100, false],
  ['Cessato', 100, false],
  ['Cessato', 101, true],
  ['Disattivato', undefined, false],
  ['Attivo', undefined, false],
  ['Attivo', 50, false],
  ['', undefined, false],
  [undefined, undefined, false],
  [undefined, 100, false],
])(
  'returns for source state %j at progress %s whether it has ended: %s (pagamento.iban.5)',
  (state, progress, ended) => {
    expect(hasEnded(state, progress)).toBe(ended);
  },
);
