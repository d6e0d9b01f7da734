import { expect, it } from 'vitest';
import {
  announcementDays,
  announcementIsDue,
  BILL_ANNOUNCEMENTS,
  DUE_SOON_DAYS,
  type BillAnnouncement,
} from './announcement.ts';

const today = '2026-11-24';
const byHand = { paymentMethod: 'BOLLETTINO_POSTALE', debitOutcome: undefined } as const;
const byDebit = { paymentMethod: 'ADDEBITO_CONTO_CORRENTE', debitOutcome: undefined } as const;
const failed = { ...byDebit, debitOutcome: 'FALLITO' } as const;

it.each([
  ['ISSUED', byHand, '2026-11-30', true],
  ['ISSUED', byDebit, '2026-11-30', true],
  ['ANOMALOUS', byHand, '2026-11-30', true],
  ['ANOMALOUS', byDebit, '2026-11-30', true],
  ['ANOMALOUS', byHand, '2026-11-23', false],
  ['DUE_SOON', byHand, '2026-11-28', true],
  ['DUE_SOON', byDebit, '2026-11-28', false],
  ['DUE_SOON', byHand, '2026-11-20', false],
  ['OVERDUE', byHand, '2026-11-23', true],
  ['OVERDUE', byDebit, '2026-11-23', true],
  ['OVERDUE', failed, '2026-11-23', true],
  ['OVERDUE', { ...byDebit, debitOutcome: 'IN_CORSO' }, '2026-11-23', false],
  ['OVERDUE', byHand, '2026-11-28', false],
] as const)('announces %s of %j due on %s: %s (bolletta.avvisi.1)', (kind, how, expirationDate, expected) => {
  const bill = { status: 'IN_SCADENZA' as const, openAmount: 1, expirationDate, ...how };
  expect(announcementIsDue(kind satisfies BillAnnouncement, bill, today)).toBe(expected);
});

it('returns the announcements in order, and five days for what is due soon (bolletta.avvisi.1)', () => {
  expect(BILL_ANNOUNCEMENTS).toEqual(['ISSUED', 'ANOMALOUS', 'DUE_SOON', 'OVERDUE']);
  expect(DUE_SOON_DAYS).toBe(5);
});

it.each([
  ['ISSUED', 'PAGATA', 0, true],
  ['DUE_SOON', 'PAGATA', 0, false],
  ['OVERDUE', 'PAGATA', 0, false],
  ['ISSUED', 'SCADUTA', 1, true],
  ['DUE_SOON', 'SCADUTA', 1, false],
  ['OVERDUE', 'SCADUTA', 1, true],
] as const)('returns for %s of a bill that is %s with %i cents open: %s', (kind, status, openAmount, expected) => {
  const bill = { status, openAmount, expirationDate: '2026-11-28', ...byHand };
  expect(announcementIsDue(kind, bill, today)).toBe(expected);
});

it.each([
  ['ISSUED', '2026-11-24', '2026-11-10', '2026-11-24'],
  ['ANOMALOUS', '2026-11-24', '2026-11-10', '2026-11-24'],
  ['DUE_SOON', '2026-11-24', '2026-11-24', '2026-11-29'],
  ['OVERDUE', '2026-11-24', '2026-11-10', '2026-11-23'],
  ['OVERDUE', '2026-03-01', '2026-02-15', '2026-02-28'],
] as const)('returns for %s on %s the days from %s to %s (bolletta.avvisi.1)', (kind, day, from, to) => {
  expect(announcementDays(kind, day)).toEqual({ from, to });
});
