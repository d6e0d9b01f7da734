import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { contactLock, contactLockEnd } from './contact-lock.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const hoursAgo = (hours: number) => NOW - hours * 3_600_000;

it.each([
  ['no change', {}, undefined],
  ['mail just changed', { mailChangedAt: hoursAgo(1) }, 'PHONE'],
  ['phone just changed', { phoneChangedAt: hoursAgo(1) }, 'MAIL'],
  ['mail changed last', { mailChangedAt: hoursAgo(1), phoneChangedAt: hoursAgo(2) }, 'PHONE'],
  ['phone changed last', { mailChangedAt: hoursAgo(2), phoneChangedAt: hoursAgo(1) }, 'MAIL'],
  ['phone recent, mail long ago', { mailChangedAt: hoursAgo(99), phoneChangedAt: hoursAgo(1) }, 'MAIL'],
  ['both at once', { mailChangedAt: hoursAgo(1), phoneChangedAt: hoursAgo(1) }, 'PHONE'],
  ['exactly the interval ago', { mailChangedAt: hoursAgo(24) }, undefined],
  ['a moment less than the interval ago', { mailChangedAt: hoursAgo(24) + 1 }, 'PHONE'],
  ['long ago', { mailChangedAt: hoursAgo(48), phoneChangedAt: hoursAgo(30) }, undefined],
])('returns the locked contact, if any: %s (profilo.contatti.2)', (_what, changes, expected) => {
  expect(contactLock({ ...changes, intervalHours: 24 }, NOW)).toBe(expected);
});

it('locks no contact with an interval of zero', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (mail, phone) => {
      const changes = { mailChangedAt: NOW - mail, phoneChangedAt: NOW - phone };
      expect(contactLock({ ...changes, intervalHours: 0 }, NOW)).toBeUndefined();
    }),
  );
});

it.each([
  [{}, undefined],
  [{ mailChangedAt: hoursAgo(1) }, NOW + 23 * 3_600_000],
  [{ mailChangedAt: hoursAgo(5), phoneChangedAt: hoursAgo(2) }, NOW + 22 * 3_600_000],
])('returns for the changes %j the end of the lock %s', (changes, end) => {
  expect(contactLockEnd({ ...changes, intervalHours: 24 })).toBe(end);
});

it.each([
  ['the phone alone', { phoneChangedAt: hoursAgo(3) }, 24, NOW + 21 * 3_600_000],
  ['the mail last', { mailChangedAt: hoursAgo(2), phoneChangedAt: hoursAgo(5) }, 24, NOW + 22 * 3_600_000],
  ['both at once', { mailChangedAt: hoursAgo(2), phoneChangedAt: hoursAgo(2) }, 1, NOW - 3_600_000],
  ['the mail with an interval of zero', { mailChangedAt: NOW }, 0, NOW],
  ['the mail at the earliest moment', { mailChangedAt: 0 }, 24, 86_400_000],
  ['the phone at the earliest moment', { phoneChangedAt: 0 }, 24, 86_400_000],
])('returns the end of the lock after a change of %s (profilo.contatti.2)', (_what, changes, intervalHours, end) => {
  expect(contactLockEnd({ ...changes, intervalHours })).toBe(end);
});

it.each([
  ['phone exactly the interval ago', undefined, { phoneChangedAt: hoursAgo(24) }],
  ['phone a moment less than the interval ago', 'MAIL', { phoneChangedAt: hoursAgo(24) + 1 }],
  ['mail recent, phone long ago', 'PHONE', { mailChangedAt: hoursAgo(1), phoneChangedAt: hoursAgo(99) }],
])('returns for %s the read-only field %s (profilo.contatti.2)', (_what, expected, changes) => {
  expect(contactLock({ ...changes, intervalHours: 24 }, NOW)).toBe(expected);
});
