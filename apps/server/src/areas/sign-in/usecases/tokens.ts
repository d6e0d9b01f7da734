import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds for which an access token is good (sessione.token.1). */
export const accessTokenSeconds = 300;

const accessPrefix = 'sat_';
const refreshPrefix = 'srt_';

/** Whether a value offered as password is a refresh token (sessione.chiamate.3). */
export function looksLikeRefreshToken(value: string): boolean {
  return value.startsWith(refreshPrefix);
}

/**
 * Makes and reads the tokens of a session. They are opaque to clients and not stored: each is
 * the session's id and a number, signed. The first secret signs, all verify, so that a secret
 * can be replaced while sessions live on.
 */
export interface Tokens {
  /** `expiresAt` in whole seconds since the epoch. */
  access(sessionId: string, expiresAt: number): string;
  refresh(sessionId: string, generation: number): string;
  /** The session's id and the second at which the token ends, or null if it isn't ours. */
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
    readAccess(token) {
      const parts = read(accessPrefix, token);
      return parts && { sessionId: parts.sessionId, expiresAt: parts.number };
    },
    readRefresh(token) {
      const parts = read(refreshPrefix, token);
      return parts && { sessionId: parts.sessionId, generation: parts.number };
    },
  };
}

function sign(secret: string, prefix: string, sessionId: string, number: number): Buffer {
  return createHmac('sha256', secret).update(`${prefix}${sessionId}.${number}`).digest();
}
