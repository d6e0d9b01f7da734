import { expect, it } from 'vitest';
import { BILL_STATUSES, BILL_STATUS_CODES, BILL_STATUS_LABELS, billStatus } from './status.ts';

it('returns the statuses of bills in order (bolletta.stato.1)', () => {
  expect(BILL_STATUSES).toEqual([
    'PAGATA',
    'IN_SCADENZA',
    'SCADUTA',
    'RATEIZZATA',
    'DA_NON_PAGARE',
    'PIANO_RATE_IN_ELABORAZIONE',
    'IN_ELABORAZIONE',
    'SCONOSCIUTO',
  ]);
});

it.each([
  ['01', 'PAGATA'],
  ['02', 'IN_SCADENZA'],
  ['03', 'SCADUTA'],
  ['04', 'RATEIZZATA'],
  ['05', 'DA_NON_PAGARE'],
  ['06', 'PIANO_RATE_IN_ELABORAZIONE'],
  ['91', 'IN_ELABORAZIONE'],
  ['99', 'IN_ELABORAZIONE'],
] as const)('maps code %s to %s (bolletta.stato.1)', (code, status) => {
  expect(BILL_STATUS_CODES[code]).toBe(status);
  expect(billStatus(code)).toBe(status);
});

it.each(['00', '07', '90', '98', '1', ' 01', '', 'toString', 'constructor', undefined])(
  'maps code %j to SCONOSCIUTO (bolletta.stato.1)',
  (code) => {
    expect(billStatus(code)).toBe('SCONOSCIUTO');
  },
);

it.each([
  ['PAGATA', 'Pagata'],
  ['IN_SCADENZA', 'In Scadenza'],
  ['SCADUTA', 'Scaduta'],
  ['RATEIZZATA', 'Rateizzata'],
  ['DA_NON_PAGARE', 'Da non pagare'],
  ['PIANO_RATE_IN_ELABORAZIONE', 'Piano rate in elaborazione'],
  ['IN_ELABORAZIONE', 'In Elaborazione'],
  ['SCONOSCIUTO', '-'],
] as const)('maps status %s to the label %j (bolletta.stato.1)', (status, label) => {
  expect(BILL_STATUS_LABELS[status]).toBe(label);
});
