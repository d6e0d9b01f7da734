import { createHmac, timingSafeEqual } from 'node:crypto';
import { remember } from '../../../secrets/remember.ts';

/** Access token lifetime in seconds (sessione.token.1). */
export const accessTokenSeconds = 300;

const accessPrefix = 'sat_';
const refreshPrefix = 'srt_';

/** Recognises a refresh token sent as password (sessione.chiamate.3). */
export function looksLikeRefreshToken(value: string): boolean {
  return value.startsWith(refreshPrefix);
}

/**
 * Creates and verifies session tokens: opaque, not stored, each a signed session id and number. The first secret
 * signs, all verify, so a secret can be rotated while sessions continue.
 */
export interface Tokens {
  /** `expiresAt` in whole seconds since the epoch. */
  access(sessionId: string, expiresAt: number): string;
  refresh(sessionId: string, generation: number): string;
  /** Returns the session id and expiry in seconds, or null if the signature is invalid. */
  readAccess(token: string): { sessionId: string; expiresAt: number } | null;
  readRefresh(token: string): { sessionId: string; generation: number } | null;
}

export function createTokens(secrets: readonly string[]): Tokens {
  const [signing] = secrets;
  if (signing === undefined) throw new Error('at least one session secret is needed');

  const write = (prefix: string, sessionId: string, number: number) =>
    `${prefix}${sessionId}.${number}.${sign(signing, prefix, sessionId, number).toString('base64url')}`;

  const read = (prefix: string, token: string) => {
    const match = /^([0-9a-f-]{36})\.(\d{1,12})\.([\w-]{43})$/.exec(
      token.startsWith(prefix) ? token.slice(prefix.length) : '',
    );
    if (!match) return null;
    const [, sessionId = '', digits = '', mac = ''] = match;
    const number = Number(digits);
    const given = Buffer.from(mac, 'base64url');
    const genuine = secrets.some((secret) => timingSafeEqual(sign(secret, prefix, sessionId, number), given));
    return genuine ? { sessionId, number } : null;
  };

  return {
    access: (sessionId, expiresAt) => write(accessPrefix, sessionId, expiresAt),
    refresh: (sessionId, generation) => write(refreshPrefix, sessionId, generation),
    // Each call brings one; its expiry and its session are still checked each time.
    readAccess: remember((token) => {
      const parts = read(accessPrefix, token);
      return parts && { sessionId: parts.sessionId, expiresAt: parts.number };
    }),
    readRefresh(token) {
      const parts = read(refreshPrefix, token);
      return parts && { sessionId: parts.sessionId, generation: parts.number };
    },
  };
}

function sign(secret: string, prefix: string, sessionId: string, number: number): Buffer {
  return createHmac('sha256', secret).update(`${prefix}${sessionId}.${number}`).digest();
}
