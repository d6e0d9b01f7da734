import { expect, it } from 'vitest';
import { earningOf, LOYALTY_DEEDS, LOYALTY_POINTS, LOYALTY_REASONS, takeBack, undoneBy } from './loyalty.ts';

it.each([
  [
    'READING_RECEIVED',
    { contractCode: '4', periodEnd: '2026-11-30', readingNumber: '7' },
    { deed: 'AUTOLETTURA', key: '4 2026-11-30 7' },
  ],
  ['READING_RECEIVED', { contractCode: '4' }, undefined],
  [
    'NOTIFICATION_PREFERENCES_CHANGED',
    { contractAccount: '5', billDelivery: '02' },
    { deed: 'BOLLETTA_DIGITALE', key: '5' },
  ],
  ['NOTIFICATION_PREFERENCES_CHANGED', { contractAccount: '5', billDelivery: '03' }, undefined],
  ['FEEDBACK_LEFT', { interventionId: 'I1' }, { deed: 'OPINIONE', key: 'I1' }],
  ['BILLS_PAID', { paymentId: 'p' }, { deed: 'PAGAMENTO', key: 'p' }],
  ['PASSWORD_CHANGED', {}, undefined],
])('%s with %j earns %j (fedelta.punti.1)', (kind, data, expected) => {
  expect(earningOf(kind, data)).toEqual(expected);
});

it.each([
  ['READING_MOVED', 'RIFIUTATA', { deed: 'AUTOLETTURA', key: '4 2026-11-30 7' }],
  ['READING_MOVED', 'VALIDATA', undefined],
  ['READING_RECEIVED', 'RIFIUTATA', undefined],
])('%s to %s makes nothing of %j (fedelta.storno.1)', (kind, state, expected) => {
  expect(undoneBy(kind, { contractCode: '4', periodEnd: '2026-11-30', readingNumber: '7', state })).toEqual(expected);
});

it.each([
  [80, 50, { taken: 50, owed: 0 }],
  [50, 50, { taken: 50, owed: 0 }],
  [20, 50, { taken: 20, owed: 30 }],
  [0, 50, { taken: 0, owed: 50 }],
])('of a balance of %i that %i must go from goes %j (fedelta.storno.1)', (balance, due, expected) => {
  expect(takeBack(balance, due)).toEqual(expected);
});

it.each([
  ['AUTOLETTURA', 50],
  ['BOLLETTA_DIGITALE', 100],
  ['OPINIONE', 40],
  ['PAGAMENTO', 20],
] as const)('returns for %s %i points (fedelta.punti.1)', (deed, points) => {
  expect(LOYALTY_POINTS[deed]).toBe(points);
});

it('returns the actions that earn points, and the reasons of movements', () => {
  expect(LOYALTY_DEEDS).toEqual(['AUTOLETTURA', 'BOLLETTA_DIGITALE', 'OPINIONE', 'PAGAMENTO']);
  expect(LOYALTY_REASONS).toEqual(['AUTOLETTURA', 'BOLLETTA_DIGITALE', 'OPINIONE', 'PAGAMENTO', 'PREMIO', 'STORNO']);
});

it.each([
  ['READING_RECEIVED', { periodEnd: '2026-11-30', readingNumber: '7' }],
  ['READING_RECEIVED', { contractCode: '4', readingNumber: '7' }],
  ['READING_RECEIVED', { contractCode: '4', periodEnd: '2026-11-30' }],
  ['READING_RECEIVED', { contractCode: '4', periodEnd: '2026-11-30', readingNumber: 7 }],
  ['NOTIFICATION_PREFERENCES_CHANGED', { contractAccount: '5' }],
  ['NOTIFICATION_PREFERENCES_CHANGED', { billDelivery: '02' }],
  ['NOTIFICATION_PREFERENCES_CHANGED', { contractAccount: 5, billDelivery: '02' }],
  ['FEEDBACK_LEFT', {}],
  ['FEEDBACK_LEFT', { interventionId: null }],
  ['BILLS_PAID', {}],
  ['BILLS_PAID', { paymentId: 1 }],
  ['PAYMENT_RESTORED', { paymentId: 'p' }],
  ['PAYMENT_RESTORED', { paymentId: 'p', times: '1' }],
  ['PAYMENT_RESTORED', { times: 1 }],
  ['PAYMENT_RESTORED', { paymentId: 1, times: 1 }],
  ['PAYMENT_REVERSED', { paymentId: 'p', times: 1, leftCents: 0 }],
  ['', { contractCode: '4', paymentId: 'p', interventionId: 'I1' }],
])('returns nothing earned by %s with %j (fedelta.punti.1)', (kind, data) => {
  expect(earningOf(kind, data)).toBeUndefined();
});

it.each([
  [0, 'p'],
  [1, 'p 1'],
  [2, 'p 2'],
])('returns for a payment restored %i times the key %j (fedelta.storno.2)', (times, key) => {
  expect(earningOf('PAYMENT_RESTORED', { paymentId: 'p', times })).toEqual({ deed: 'PAGAMENTO', key });
});

it.each([
  [0, 'p'],
  [1, 'p 1'],
  [2, 'p 2'],
])('returns for a fully reversed payment that was restored %i times the key %j (fedelta.storno.2)', (times, key) => {
  const data = { paymentId: 'p', times, leftCents: 0 };
  expect(undoneBy('PAYMENT_REVERSED', data)).toEqual({ deed: 'PAGAMENTO', key });
});

it.each([
  ['PAYMENT_REVERSED', { paymentId: 'p', times: 0, leftCents: 1 }],
  ['PAYMENT_REVERSED', { paymentId: 'p', times: 0 }],
  ['PAYMENT_REVERSED', { paymentId: 'p', times: 0, leftCents: '0' }],
  ['PAYMENT_REVERSED', { times: 0, leftCents: 0 }],
  ['PAYMENT_REVERSED', { paymentId: 1, times: 0, leftCents: 0 }],
  ['PAYMENT_RESTORED', { paymentId: 'p', times: 0, leftCents: 0 }],
  ['BILLS_PAID', { paymentId: 'p', times: 0, leftCents: 0, state: 'RIFIUTATA' }],
  ['READING_MOVED', { contractCode: '4', periodEnd: '2026-11-30', readingNumber: '7' }],
  ['READING_MOVED', { contractCode: '4', periodEnd: '2026-11-30', state: 'RIFIUTATA' }],
])('returns nothing revoked by %s with %j (fedelta.storno.1, fedelta.storno.2)', (kind, data) => {
  expect(undoneBy(kind, data)).toBeUndefined();
});

it.each([
  [51, 50, { taken: 50, owed: 0 }],
  [49, 50, { taken: 49, owed: 1 }],
  [50, 0, { taken: 0, owed: 0 }],
  [0, 0, { taken: 0, owed: 0 }],
])('returns for a balance of %i and a deduction of %i the parts %j (fedelta.storno.1)', (balance, due, expected) => {
  expect(takeBack(balance, due)).toEqual(expected);
});
