import type { Instant } from '../shared/day.ts';

/** What signing in or refreshing answers (sessione.modello.2). `expiresIn` is in seconds. */
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

/** What a route of the customer area does with a session (sessione.stati.1). */
export const SESSION_ACCESSES = ['PASS', 'REFRESH', 'SIGN_IN'] as const;
export type SessionAccess = (typeof SESSION_ACCESSES)[number];

/** A new session that was created now (sessione.modello.1: it expires at creation plus expires_in). */
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

/** The same session with new tokens; the remember-me choice stays (sessione.stati.1). */
export function renewSession(session: Session, tokens: Tokens, now: Instant): Session {
  const { username, rememberMe } = session;
  return startSession({ username, tokens, rememberMe }, now);
}

/** True from the moment of expiry on. */
export function isExpired(session: Pick<Session, 'expiresAt'>, now: Instant): boolean {
  return now >= session.expiresAt;
}

/**
 * What to do with whoever opens the customer area (sessione.stati.1): with a valid session pass, with
 * an expired one refresh first, without any go to sign in.
 */
export function sessionAccess(session: Pick<Session, 'expiresAt'> | undefined, now: Instant): SessionAccess {
  if (session === undefined) return 'SIGN_IN';
  return isExpired(session, now) ? 'REFRESH' : 'PASS';
}
