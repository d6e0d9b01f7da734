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
 * A session as the browser keeps it (sessione.modello.1). The id is ours and stays through every renewal:
 * by it tabs know that they hold the same session, and the cache tells one person from another.
 * The renewals are counted because a clock that is put right would not tell which came last.
 */
export type StoredSession = Session & { readonly id: string; readonly renewals: number };

/** The session in a stored text; undefined when there is none or it can't be read any more. */
export function parseSession(text: string | null): StoredSession | undefined {
  const found = text === null ? undefined : parseJson(text);
  return isSession(found) ? found : undefined;
}

/** Whether something from storage or from another tab is a session. */
export function isSession(value: unknown): value is StoredSession {
  return hasShape(storedSession, value);
}

/** The one of two states of a session that was renewed last. */
export function newer(one: StoredSession, other: StoredSession | undefined): StoredSession {
  return other !== undefined && other.id === one.id && other.renewals > one.renewals ? other : one;
}
