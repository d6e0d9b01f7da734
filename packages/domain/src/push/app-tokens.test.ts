import { expect, it } from 'vitest';
import { isAppToken, normalizeAppToken } from './app-tokens.ts';

const hex = 'a1'.repeat(32);
const fcm = `${'d'.repeat(22)}:APA91b${'x-_9'.repeat(33)}`;

it.each([
  ['ANDROID', fcm, true],
  ['ANDROID', `${fcm} `, false],
  ['ANDROID', `${fcm}\n`, false],
  ['ANDROID', fcm.replace(':', ''), false],
  ['ANDROID', `${fcm}/../..`, false],
  ['ANDROID', `${fcm}${'x'.repeat(900)}`, false],
  ['ANDROID', hex, false],
  ['IOS', hex, true],
  ['IOS', hex.toUpperCase(), true],
  ['IOS', 'a1'.repeat(100), true],
  ['IOS', 'a1'.repeat(101), false],
  ['IOS', hex.slice(1), false],
  ['IOS', `${hex}a`, false],
  ['IOS', `${hex.slice(2)}g1`, false],
  ['IOS', `${hex.slice(3)}/..`, false],
  ['IOS', fcm, false],
] as const)('returns of the token %s %s: %s (push.dispositivo.2)', (app, token, isOne) => {
  expect(isAppToken(app, token)).toBe(isOne);
});

it('returns one form of a token that phones write in two', () => {
  expect(normalizeAppToken('IOS', 'A1B2')).toBe('a1b2');
  expect(normalizeAppToken('ANDROID', 'A1:B2')).toBe('A1:B2');
});
