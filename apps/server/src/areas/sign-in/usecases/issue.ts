import type { Services } from '../../../shared/context.ts';
import { accessTokenSeconds } from './tokens.ts';

const minute = 60_000;
const idleMs = 15 * minute;
const rememberedIdleMs = 30 * 24 * 60 * minute;

/** How long a session lives at most, however often it is renewed (sessione.token.4). */
export const longestSeconds = 90 * 24 * 60 * 60;

/** How long a refresh token that has a successor still gets it again (sessione.token.2). */
export const predecessorSeconds = 30;

/** How many sessions an account has at most (sessione.token.5). */
export const mostSessions = 20;

/** Until when a session lives if nobody renews it: 15 minutes, 30 days when remembered (sessione.token.1). */
export function idleUntil(now: Date): { remembered: Date; otherwise: Date } {
  return {
    remembered: new Date(now.getTime() + rememberedIdleMs),
    otherwise: new Date(now.getTime() + idleMs),
  };
}

/** The tokens in the words of the wire (sessione.modello.2). */
export interface IssuedTokens {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly expires_in: number;
}

/** The tokens of a session at its present generation. */
export function issue(services: Services, session: { id: string; generation: number }, now: Date): IssuedTokens {
  const expiresAt = Math.floor(now.getTime() / 1000) + accessTokenSeconds;
  return {
    access_token: services.tokens.access(session.id, expiresAt),
    refresh_token: services.tokens.refresh(session.id, session.generation),
    expires_in: accessTokenSeconds,
  };
}
