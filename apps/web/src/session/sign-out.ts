import type { SessionStore } from './store.ts';

/** How long the server has to hear of it before the page leaves all the same. */
export const SIGN_OUT_PATIENCE_MS = 1500;

/** Ends the session: on the server first, as long as it answers soon, then in every tab. */
export async function signOut(
  session: SessionStore,
  tellServer: () => Promise<unknown>,
  wait: (ms: number) => Promise<void>,
): Promise<void> {
  await Promise.race([tellServer().catch(() => undefined), wait(SIGN_OUT_PATIENCE_MS)]);
  // The renewal that this last call may have needed can have ended the session already.
  if (session.current() !== undefined) session.end('SIGNED_OUT');
}
