import type { Tokens } from '@sportello/domain';
import { openChannel, type Channel } from './channel.ts';
import type { Clock } from './activity/clock.ts';
import { tolerantStorage, type KeyValue } from './storage/key-value.ts';
import { browserLocks } from './locks.ts';
import { createSessionStore, type SessionStore } from './store.ts';
import { createVault, type Vault } from './storage/vault.ts';

export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export interface BrowserParts {
  readonly vault: Vault;
  readonly channel: Channel;
  readonly tabStorage: KeyValue;
  readonly browserStorage: KeyValue;
}

/** @param browserStorage stands in for the browser's where the session is kept elsewhere (native/session) */
export function browserParts(browserStorage = tolerantStorage(() => window.localStorage)): BrowserParts {
  const tabStorage = tolerantStorage(() => window.sessionStorage);
  return { vault: createVault(tabStorage, browserStorage), tabStorage, browserStorage, channel: openChannel() };
}

export function browserSession(
  { vault, channel }: BrowserParts,
  clock: Clock,
  askTime: () => Promise<unknown>,
  renew: (refreshToken: string) => Promise<Tokens>,
): SessionStore {
  const session = createSessionStore({
    vault,
    channel,
    locks: browserLocks(),
    clock: clock.now,
    settleClock: () => clock.settle(askTime),
    wait,
    newId: randomId,
    isOnline: () => navigator.onLine,
    renew,
    leave: leaveOnce(),
  });
  hideInMemory(session);
  return session;
}

/**
 * A page in the back/forward cache may show the data of a user who has since signed out: it is restored hidden, and
 * only shown if the session is still the same.
 */
function hideInMemory(session: SessionStore): void {
  const { style } = document.documentElement;
  window.addEventListener('pagehide', (event) => {
    if (event.persisted) style.visibility = 'hidden';
  });
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    if (session.isUpToDate()) style.visibility = '';
    else window.location.reload();
  });
}

/**
 * Many calls can find at once that the session is over; the page leaves once and in one step: a new URL followed by a
 * reload would show a login page that is wiped during input.
 */
function leaveOnce(): () => void {
  let isLeaving = false;
  return () => {
    if (isLeaving) return;
    isLeaving = true;
    window.location.replace('/login');
    // The user can cancel the navigation; the next attempt must work again.
    setTimeout(() => (isLeaving = false), 5000);
  };
}

/** Like `crypto.randomUUID`, which is missing without a secure context. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
