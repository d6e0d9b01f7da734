import type { Session } from '@sportello/domain';
import * as z from 'zod/mini';

export const storedSession = z.object({
  id: z.string(),
  renewals: z.number(),
  username: z.string(),
  accessToken: z.string(),
  refreshToken: z.string(),
  expiresIn: z.number(),
  expiresAt: z.number(),
  rememberMe: z.boolean(),
});

/**
 * A session as the browser keeps it (Spec 1 §3). The id is ours and stays through every renewal:
 * by it tabs know that they hold the same session, and the cache tells one person from another.
 * The renewals are counted because a clock that is put right would not tell which came last.
 */
export type StoredSession = Session & { readonly id: string; readonly renewals: number };

/** The session in a stored text; undefined when there is none or it can't be read any more. */
export function parseSession(text: string | null): StoredSession | undefined {
  if (text === null) return undefined;
  try {
    return z.safeParse(storedSession, JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The one of two states of a session that was renewed last. */
export function newer(one: StoredSession, other: StoredSession | undefined): StoredSession {
  return other !== undefined && other.id === one.id && other.renewals > one.renewals ? other : one;
}
