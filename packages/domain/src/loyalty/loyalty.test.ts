import { expect, it } from 'vitest';
import { earningOf, takeBack, undoneBy } from './loyalty.ts';

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
