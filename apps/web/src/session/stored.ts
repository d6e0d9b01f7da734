import type { Session } from '@sportello/domain';
import { hasShape, parseJson } from './shape.ts';

const storedSession = {
  id: 'string',
  renewals: 'number',
  username: 'string',
  accessToken: 'string',
  refreshToken: 'string',
  expiresIn: 'number',
  expiresAt: 'number',
  rememberMe: 'boolean',
} as const;

/**
 * A session as stored by the browser (sessione.modello.1). The id is generated here and stays through every renewal:
 * tabs compare it, and the cache keeps users apart by it. Renewals are counted because timestamps fail when the clock
 * is corrected.
 */
export type StoredSession = Session & { readonly id: string; readonly renewals: number };

export function parseSession(text: string | null): StoredSession | undefined {
  const found = text === null ? undefined : parseJson(text);
  return isSession(found) ? found : undefined;
}

/** Validates a value from storage or from another tab. */
export function isSession(value: unknown): value is StoredSession {
  return hasShape(storedSession, value);
}

export function newer(one: StoredSession, other: StoredSession | undefined): StoredSession {
  return other !== undefined && other.id === one.id && other.renewals > one.renewals ? other : one;
}
