import { expect, it } from 'vitest';
import {
  earningOf,
  LOYALTY_DEEDS,
  LOYALTY_EVENTS,
  LOYALTY_POINTS,
  LOYALTY_REASONS,
  takeBack,
  undoneBy,
  type LoyaltyEvent,
} from './loyalty.ts';

const reading = { contractCode: '4', periodEnd: '2026-11-30', readingNumber: '7' };
const autolettura = { deed: 'AUTOLETTURA', key: '4 2026-11-30 7' };

it.each<[LoyaltyEvent, object | undefined]>([
  [{ kind: 'READING_RECEIVED', data: reading }, autolettura],
  [{ kind: 'READING_RECEIVED', data: { ...reading, periodEnd: null } }, undefined],
  [{ kind: 'READING_MOVED', data: { ...reading, state: 'VALIDATA' } }, undefined],
  [
    { kind: 'NOTIFICATION_PREFERENCES_CHANGED', data: { contractAccount: '5', billDelivery: '02' } },
    { deed: 'BOLLETTA_DIGITALE', key: '5' },
  ],
  [{ kind: 'NOTIFICATION_PREFERENCES_CHANGED', data: { contractAccount: '5', billDelivery: '03' } }, undefined],
  [{ kind: 'NOTIFICATION_PREFERENCES_CHANGED', data: { contractAccount: '5', billDelivery: null } }, undefined],
  [
    { kind: 'FEEDBACK_LEFT', data: { interventionId: 'I1' } },
    { deed: 'OPINIONE', key: 'I1' },
  ],
  [
    { kind: 'BILLS_PAID', data: { paymentId: 'p' } },
    { deed: 'PAGAMENTO', key: 'p' },
  ],
  [{ kind: 'PAYMENT_RESTORED', data: { paymentId: 'p' } }, undefined],
  [
    { kind: 'PAYMENT_RESTORED', data: { paymentId: 'p', times: 0 } },
    { deed: 'PAGAMENTO', key: 'p' },
  ],
  [
    { kind: 'PAYMENT_RESTORED', data: { paymentId: 'p', times: 1 } },
    { deed: 'PAGAMENTO', key: 'p 1' },
  ],
  [
    { kind: 'PAYMENT_RESTORED', data: { paymentId: 'p', times: 2 } },
    { deed: 'PAGAMENTO', key: 'p 2' },
  ],
  [{ kind: 'PAYMENT_REVERSED', data: { paymentId: 'p', times: 1, leftCents: 0 } }, undefined],
])('returns for %j the earning %j (fedelta.punti.1, fedelta.storno.2)', (event, expected) => {
  expect(earningOf(event)).toEqual(expected);
});

it.each<[LoyaltyEvent, object | undefined]>([
  [{ kind: 'READING_MOVED', data: { ...reading, state: 'RIFIUTATA' } }, autolettura],
  [{ kind: 'READING_MOVED', data: { ...reading, state: 'VALIDATA' } }, undefined],
  [{ kind: 'READING_MOVED', data: { ...reading, periodEnd: null, state: 'RIFIUTATA' } }, undefined],
  [{ kind: 'READING_RECEIVED', data: reading }, undefined],
  [
    { kind: 'PAYMENT_REVERSED', data: { paymentId: 'p', times: 0, leftCents: 0 } },
    { deed: 'PAGAMENTO', key: 'p' },
  ],
  [
    { kind: 'PAYMENT_REVERSED', data: { paymentId: 'p', times: 2, leftCents: 0 } },
    { deed: 'PAGAMENTO', key: 'p 2' },
  ],
  [{ kind: 'PAYMENT_REVERSED', data: { paymentId: 'p', times: 0, leftCents: 1 } }, undefined],
  [{ kind: 'PAYMENT_RESTORED', data: { paymentId: 'p', times: 0 } }, undefined],
  [{ kind: 'BILLS_PAID', data: { paymentId: 'p' } }, undefined],
])('returns for %j the revoked earning %j (fedelta.storno.1, fedelta.storno.2)', (event, expected) => {
  expect(undoneBy(event)).toEqual(expected);
});

it('returns the kinds of the events that bring points or take them', () => {
  expect(LOYALTY_EVENTS).toEqual([
    'READING_RECEIVED',
    'READING_MOVED',
    'NOTIFICATION_PREFERENCES_CHANGED',
    'FEEDBACK_LEFT',
    'BILLS_PAID',
    'PAYMENT_RESTORED',
    'PAYMENT_REVERSED',
  ]);
});

it.each([
  [80, 50, { taken: 50, owed: 0 }],
  [50, 50, { taken: 50, owed: 0 }],
  [20, 50, { taken: 20, owed: 30 }],
  [0, 50, { taken: 0, owed: 50 }],
])('deducts from a balance of %i with %i due %j (fedelta.storno.1)', (balance, due, expected) => {
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
  [51, 50, { taken: 50, owed: 0 }],
  [49, 50, { taken: 49, owed: 1 }],
  [50, 0, { taken: 0, owed: 0 }],
  [0, 0, { taken: 0, owed: 0 }],
])('returns for a balance of %i and a deduction of %i the parts %j (fedelta.storno.1)', (balance, due, expected) => {
  expect(takeBack(balance, due)).toEqual(expected);
});
