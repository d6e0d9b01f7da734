import type { Services } from '../../../shared/context.ts';
import { accessTokenSeconds } from './tokens.ts';

const minute = 60_000;
const idleMs = 15 * minute;
const rememberedIdleMs = 30 * 24 * 60 * minute;

/** Maximum session lifetime, however often it is renewed (sessione.token.4). */
export const longestSeconds = 90 * 24 * 60 * 60;

/** Grace period in which a predecessor token still gets its successor (sessione.token.2). */
export const predecessorSeconds = 30;

/** Sessions per account (sessione.token.5). */
export const mostSessions = 20;

/** Returns when an unused session expires: after 15 minutes, or 30 days if remembered (sessione.token.1). */
export function idleUntil(now: Date): { remembered: Date; otherwise: Date } {
  return {
    remembered: new Date(now.getTime() + rememberedIdleMs),
    otherwise: new Date(now.getTime() + idleMs),
  };
}

/** Tokens in the wire format (sessione.modello.2). */
export interface IssuedTokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
}

export function issue(services: Services, session: { id: string; generation: number }, now: Date): IssuedTokens {
  const expiresAt = Math.floor(now.getTime() / 1000) + accessTokenSeconds;
  return {
    access_token: services.tokens.access(session.id, expiresAt),
    refresh_token: services.tokens.refresh(session.id, session.generation),
    expires_in: accessTokenSeconds,
  };
}
