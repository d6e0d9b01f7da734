import { expect, it } from 'vitest';
import { announcementIsDue, type BillAnnouncement } from './announcement.ts';

const today = '2026-11-24';
const byHand = { paymentMethod: 'BOLLETTINO_POSTALE', debitOutcome: undefined } as const;
const byDebit = { paymentMethod: 'ADDEBITO_CONTO_CORRENTE', debitOutcome: undefined } as const;
const failed = { ...byDebit, debitOutcome: 'FALLITO' } as const;

it.each([
  ['ISSUED', byHand, '2026-11-30', true],
  ['ISSUED', byDebit, '2026-11-30', true],
  ['DUE_SOON', byHand, '2026-11-28', true],
  ['DUE_SOON', byDebit, '2026-11-28', false],
  ['DUE_SOON', byHand, '2026-11-20', false],
  ['OVERDUE', byHand, '2026-11-23', true],
  ['OVERDUE', byDebit, '2026-11-23', true],
  ['OVERDUE', failed, '2026-11-23', true],
  ['OVERDUE', { ...byDebit, debitOutcome: 'IN_CORSO' }, '2026-11-23', false],
  ['OVERDUE', byHand, '2026-11-28', false],
] as const)('%s of %j due on %s is told: %s (bolletta.avvisi.1)', (kind, how, expirationDate, expected) => {
  const bill = { status: 'IN_SCADENZA' as const, openAmount: 1, expirationDate, ...how };
  expect(announcementIsDue(kind satisfies BillAnnouncement, bill, today)).toBe(expected);
});
