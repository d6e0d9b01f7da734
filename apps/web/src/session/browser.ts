import type { Tokens } from '@sportello/domain';
import { openChannel } from './channel.ts';
import { tolerantStorage } from './key-value.ts';
import { browserLocks } from './locks.ts';
import { createSessionStore, type SessionStore } from './store.ts';
import { createVault } from './vault.ts';

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The session of this tab, in the browser that it runs in. */
export function browserSession(renew: (refreshToken: string) => Promise<Tokens>): SessionStore {
  const session = createSessionStore({
    vault: createVault(
      tolerantStorage(() => window.sessionStorage),
      tolerantStorage(() => window.localStorage),
    ),
    channel: openChannel(),
    locks: browserLocks(),
    clock: () => Date.now(),
    wait,
    newId: randomId,
    isOnline: () => navigator.onLine,
    renew,
    leave: leaveOnce(),
  });
  // A page that the browser kept in memory may show the data of somebody who has left since.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted && !session.isUpToDate()) window.location.reload();
  });
  return session;
}

/** Many calls can find at once that the session is over; the page leaves once. */
function leaveOnce(): () => void {
  let isLeaving = false;
  return () => {
    if (isLeaving) return;
    isLeaving = true;
    window.history.replaceState(null, '', '/login');
    window.location.reload();
  };
}

/** Like `crypto.randomUUID`, which a page without a secure context doesn't have. */
function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
