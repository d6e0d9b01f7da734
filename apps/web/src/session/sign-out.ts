import type { SessionStore } from './store.ts';
import type { EndReason } from './storage/vault.ts';

/** Longest wait for the server's answer before the page leaves all the same. */
export const SIGN_OUT_PATIENCE_MS = 1500;

/**
 * Ends the session on the server first, as long as it answers soon, then in every tab. After inactivity with an
 * expired token it ends locally at once: a renewal would only prolong it.
 */
export async function signOut(
  session: SessionStore,
  notifyServer: () => Promise<unknown>,
  wait: (ms: number) => Promise<void>,
  why: EndReason = 'SIGNED_OUT',
): Promise<void> {
  session.announceSignOut(why);
  if (why === 'SIGNED_OUT' || session.access() === 'PASS') {
    await Promise.race([notifyServer().catch(() => undefined), wait(SIGN_OUT_PATIENCE_MS)]);
  }
  // The renewal for this last call may have ended the session already.
  if (session.current() !== undefined) session.end(why);
}
