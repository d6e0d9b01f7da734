import type { Instant } from '../shared/day.ts';

/** Response of sign-in and refresh (sessione.modello.2); `expiresIn` is in seconds. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
  expiresIn: number;
}

/** A signed-in user (sessione.modello.1). */
export interface Session extends Tokens {
  username: string;
  /** Creation time plus `expiresIn`. */
  expiresAt: Instant;
  rememberMe: boolean;
}

/** Results of the session check on a route of the customer area (sessione.stati.1). */
export const SESSION_ACCESSES = ['PASS', 'REFRESH', 'SIGN_IN'] as const;
export type SessionAccess = (typeof SESSION_ACCESSES)[number];

/** Creates a session starting now (sessione.modello.1: it expires at creation plus expires_in). */
export function startSession(start: { username: string; tokens: Tokens; rememberMe: boolean }, now: Instant): Session {
  const { accessToken, refreshToken, expiresIn } = start.tokens;
  return {
    username: start.username,
    accessToken,
    refreshToken,
    expiresIn,
    expiresAt: now + expiresIn * 1000,
    rememberMe: start.rememberMe,
  };
}

/** Returns the session with new tokens and the same remember-me choice (sessione.stati.1). */
export function renewSession(session: Session, tokens: Tokens, now: Instant): Session {
  const { username, rememberMe } = session;
  return startSession({ username, tokens, rememberMe }, now);
}

/** Returns true from the moment of expiry on. */
export function isExpired(session: Pick<Session, 'expiresAt'>, now: Instant): boolean {
  return now >= session.expiresAt;
}

/**
 * Returns the action for opening the customer area (sessione.stati.1): pass with a valid session, refresh first with
 * an expired one, sign in without one.
 */
export function sessionAccess(session: Pick<Session, 'expiresAt'> | undefined, now: Instant): SessionAccess {
  if (session === undefined) return 'SIGN_IN';
  return isExpired(session, now) ? 'REFRESH' : 'PASS';
}
