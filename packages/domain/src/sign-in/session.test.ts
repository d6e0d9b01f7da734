import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isExpired, renewSession, SESSION_ACCESSES, sessionAccess, startSession } from './session.ts';

const NOW = Date.parse('2026-11-21T10:00:00Z');
const tokens = { accessToken: 'a1', refreshToken: 'r1', expiresIn: 300 };
const start = { username: 'full', tokens, rememberMe: true };

it('starts a session with its tokens that expires at creation plus expires_in seconds', () => {
  expect(startSession(start, NOW)).toEqual({
    username: 'full',
    accessToken: 'a1',
    refreshToken: 'r1',
    expiresIn: 300,
    expiresAt: NOW + 300_000,
    rememberMe: true,
  });
});

describe('expiry (sessione.modello.1)', () => {
  it('happens exactly at creation plus expires_in', () => {
    fc.assert(
      fc.property(
        fc.nat(2_000_000_000_000),
        fc.nat(10_000_000),
        fc.nat(20_000_000_000),
        (created, expiresIn, elapsed) => {
          const session = startSession({ ...start, tokens: { ...tokens, expiresIn } }, created);
          expect(isExpired(session, created + elapsed)).toBe(elapsed >= expiresIn * 1000);
        },
      ),
    );
  });

  it('expires a session from its expiry on, and not a millisecond before', () => {
    const session = startSession(start, NOW);
    expect(isExpired(session, session.expiresAt - 1)).toBe(false);
    expect(isExpired(session, session.expiresAt)).toBe(true);
    expect(isExpired(session, session.expiresAt + 1)).toBe(true);
  });
});

it.each([true, false])('keeps user and remember-me %s on renewal (sessione.stati.1)', (rememberMe) => {
  const session = startSession({ ...start, rememberMe }, NOW);
  const later = NOW + 600_000;
  const renewed = renewSession(session, { accessToken: 'a2', refreshToken: 'r2', expiresIn: 60 }, later);
  expect(renewed).toEqual({
    username: 'full',
    accessToken: 'a2',
    refreshToken: 'r2',
    expiresIn: 60,
    expiresAt: later + 60_000,
    rememberMe,
  });
});

it.each([
  ['valid', { expiresAt: NOW + 1 }, 'PASS'],
  ['expired', { expiresAt: NOW }, 'REFRESH'],
  ['none', undefined, 'SIGN_IN'],
] as const)('maps the session (%s) to the access %s (sessione.stati.1)', (_what, session, access) => {
  expect(sessionAccess(session, NOW)).toBe(access);
});

it('returns the three results of a session check (sessione.stati.1)', () => {
  expect(SESSION_ACCESSES).toEqual(['PASS', 'REFRESH', 'SIGN_IN']);
});
