import type { Instant } from '@sportello/domain';
import type { KeyValue } from './key-value.ts';
import { parseSession, type StoredSession } from '../stored.ts';
import { isPageOfArea } from './wanted.ts';

/** Prefix of the tab's keys that are cleared with the session. */
const OURS = 'sportello.';
export const SESSION_KEY = `${OURS}session`;
/** Set when the browser's storage could not be written: the tab's copy is the only one. */
const ALONE_KEY = `${OURS}alone`;
/** Prefix of data about the user, also in the browser's storage while it remembers the session. */
export const KNOWN_KEYS = `${OURS}known.`;
const SEEN_KEY = `${OURS}seen`;
/** The customer an operator acts for (operatore.impersonare.1). */
export const CUSTOMER_KEY = `${OURS}customer`;
/** Unfinished bookings, where the gateway has no drafts (prenotazione.bozza.3). */
export const BOOKINGS_PREFIX = `${OURS}booking.`;
/** The second form is from earlier versions, which stored names and codes in separate keys. */
const isPersonal = /^sportello[.-]/;
/** Reason of the session's end, for the page that follows. */
export const ENDED_KEY = `${OURS}ended`;
/** The page requested before sign-in. Not a session key: the login is shown as to any visitor (head.js). */
const WANTED_KEY = 'sportello-wanted';

export const END_REASONS = ['SIGNED_OUT', 'REFRESH_FAILED', 'INACTIVE', 'REPLACED', 'ACCOUNT_CLOSED'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** Stores the session (sessione.memoria.1): always in the tab's storage, when remembered in the browser's as well. */
export function createVault(tab: KeyValue, browser: KeyValue) {
  const held = () => parseSession(tab.get(SESSION_KEY));
  const remembered = () => parseSession(browser.get(SESSION_KEY));
  let isLasting = true;
  const hold = (session: StoredSession) => {
    isLasting = tab.set(SESSION_KEY, JSON.stringify(session));
  };
  return {
    held,
    remembered,

    keep(session: StoredSession): void {
      hold(session);
      if (!session.rememberMe) return;
      if (!browser.set(SESSION_KEY, JSON.stringify(session))) tab.set(ALONE_KEY, '1');
    },

    /**
     * Stores new tokens. The browser's copy is only written over its own predecessor: it may be gone after a sign-out
     * elsewhere, or belong to another user by now.
     */
    renew(session: StoredSession): void {
      hold(session);
      if (session.rememberMe && remembered()?.id === session.id) {
        browser.set(SESSION_KEY, JSON.stringify(session));
      }
    },

    /** The browser's storage is about to be cleared: the session continues in its tabs only. */
    withdraw: () => void tab.set(ALONE_KEY, '1'),

    /** The browser may store the session again, if it did before. */
    giveBack(session: StoredSession): void {
      tab.remove(ALONE_KEY);
      if (session.rememberMe && !browser.set(SESSION_KEY, JSON.stringify(session))) tab.set(ALONE_KEY, '1');
    },

    isShared: (session: StoredSession) => session.rememberMe && tab.get(ALONE_KEY) === null,

    /** Longest life of a session in this storage: `PAGE` does not even survive a reload. */
    lasts: (): 'PAGE' | 'TAB' | 'AS_WISHED' =>
      isLasting ? (tab.get(ALONE_KEY) === null ? 'AS_WISHED' : 'TAB') : 'PAGE',

    /**
     * Clears this tab only. The message for the sign-in page stays, and so do foreign keys: the router records there
     * that it has reloaded for a lost chunk, and would otherwise reload forever.
     */
    clearTab(): void {
      for (const key of tab.keys()) if (key !== ENDED_KEY && key.startsWith(OURS)) tab.remove(key);
      isLasting = true;
    },

    /**
     * Deletes the browser's copy, if it is of this session or can't be read, and with it all personal data in the
     * browser's storage (sessione.memoria.6).
     */
    forget(id?: string): void {
      const kept = remembered();
      if (kept !== undefined && kept.id !== id) return;
      for (const key of browser.keys()) if (isPersonal.test(key)) browser.remove(key);
    },

    seen(): Instant | undefined {
      const at = Number(tab.get(SEEN_KEY) ?? Number.NaN);
      return Number.isFinite(at) ? at : undefined;
    },
    noteSeen: (at: Instant) => void tab.set(SEEN_KEY, String(at)),

    /** Stores the reason for the next page, across the reload. */
    noteEnd(why: EndReason): void {
      tab.set(ENDED_KEY, why);
    },

    takeEnd(): EndReason | undefined {
      const why = tab.get(ENDED_KEY);
      tab.remove(ENDED_KEY);
      return END_REASONS.find((reason) => reason === why);
    },

    /** Stores the page requested without a session until the sign-in (sessione.stati.3). */
    noteWanted(path: string): void {
      if (isPageOfArea(path)) tab.set(WANTED_KEY, path);
    },

    takeWanted(): string | undefined {
      const path = tab.get(WANTED_KEY);
      tab.remove(WANTED_KEY);
      return path !== null && isPageOfArea(path) ? path : undefined;
    },
  };
}

export type Vault = ReturnType<typeof createVault>;
