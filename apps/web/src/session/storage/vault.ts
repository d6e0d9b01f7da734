import type { Instant } from '@sportello/domain';
import type { KeyValue } from './key-value.ts';
import { parseSession, type StoredSession } from '../stored.ts';
import { isPageOfArea } from './wanted.ts';

/** What a tab keeps of its customer stands under keys that begin so, and goes with the session. */
const OURS = 'sportello.';
const SESSION_KEY = `${OURS}session`;
/** There when the browser could not be made to remember: the tab's copy is the only one. */
const ALONE_KEY = `${OURS}alone`;
/** What is known of whoever is signed in, in the browser as well while it remembers the session. */
export const KNOWN_KEYS = `${OURS}known.`;
const SEEN_KEY = `${OURS}seen`;
/** For whom an operator acts (operatore.impersonare.1). */
export const CUSTOMER_KEY = `${OURS}customer`;
/** Bookings that were begun, where the gateway has no drafts (prenotazione.bozza.3). */
export const BOOKINGS_PREFIX = `${OURS}booking.`;
/** The second form is that of earlier versions, which kept names and codes in keys of their own. */
const isPersonal = /^sportello[.-]/;
const ENDED_KEY = `${OURS}ended`;
/** Where a visitor wanted to go. No key of a session: the login is shown as to any stranger (head.js). */
const WANTED_KEY = 'sportello-wanted';

/** Why a session came to its end; the page that follows says it. */
export const END_REASONS = ['SIGNED_OUT', 'REFRESH_FAILED', 'INACTIVE', 'REPLACED', 'ACCOUNT_CLOSED'] as const;
export type EndReason = (typeof END_REASONS)[number];

/**
 * Where the session is kept (sessione.memoria.1): in the tab's storage always, in the browser's as well
 * when it is remembered.
 */
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

    /** Keeps a session that just began or was restored. */
    keep(session: StoredSession): void {
      hold(session);
      if (!session.rememberMe) return;
      if (!browser.set(SESSION_KEY, JSON.stringify(session))) tab.set(ALONE_KEY, '1');
    },

    /**
     * Keeps new tokens. The browser's copy is only written over its own predecessor: it may be
     * gone because of a sign-out elsewhere, or be somebody else's by now.
     */
    renew(session: StoredSession): void {
      hold(session);
      if (session.rememberMe && remembered()?.id === session.id) {
        browser.set(SESSION_KEY, JSON.stringify(session));
      }
    },

    /** The browser's storage is about to be emptied: the session goes on in its tabs alone. */
    withdraw: () => void tab.set(ALONE_KEY, '1'),

    /** The browser may remember the session again, if it did. */
    giveBack(session: StoredSession): void {
      tab.remove(ALONE_KEY);
      if (session.rememberMe && !browser.set(SESSION_KEY, JSON.stringify(session))) tab.set(ALONE_KEY, '1');
    },

    /** Whether a session is the browser's and not only this tab's: what happens to that copy happens to it. */
    isShared: (session: StoredSession) => session.rememberMe && tab.get(ALONE_KEY) === null,

    /** How long the storage lets the session last, at most: `PAGE` does not even outlive a reload. */
    lasts: (): 'PAGE' | 'TAB' | 'AS_WISHED' =>
      isLasting ? (tab.get(ALONE_KEY) === null ? 'AS_WISHED' : 'TAB') : 'PAGE',

    /**
     * Empties this tab, and nothing that other tabs share. The word for the sign-in page stays, and
     * so does what is not ours: the router notes there that it has reloaded for a lost part of the
     * app, and would do so for ever.
     */
    clearTab(): void {
      for (const key of tab.keys()) if (key !== ENDED_KEY && key.startsWith(OURS)) tab.remove(key);
      isLasting = true;
    },

    /**
     * Takes the browser's copy away, if it is of this session or can't be read, and with it all that the
     * browser keeps of a person (sessione.memoria.6).
     */
    forget(id?: string): void {
      const kept = remembered();
      if (kept !== undefined && kept.id !== id) return;
      for (const key of browser.keys()) if (isPersonal.test(key)) browser.remove(key);
    },

    /** When the customer was last there, if it was noted. */
    seen(): Instant | undefined {
      const at = Number(tab.get(SEEN_KEY) ?? Number.NaN);
      return Number.isFinite(at) ? at : undefined;
    },
    noteSeen: (at: Instant) => void tab.set(SEEN_KEY, String(at)),

    /** Leaves word for the page that follows, across the reload. */
    noteEnd(why: EndReason): void {
      tab.set(ENDED_KEY, why);
    },

    /** The word that was left, once. */
    takeEnd(): EndReason | undefined {
      const why = tab.get(ENDED_KEY);
      tab.remove(ENDED_KEY);
      return END_REASONS.find((reason) => reason === why);
    },

    /** Keeps the page that somebody without a session asked for, until they have signed in (sessione.stati.3). */
    noteWanted(path: string): void {
      if (isPageOfArea(path)) tab.set(WANTED_KEY, path);
    },

    /** That page, once. */
    takeWanted(): string | undefined {
      const path = tab.get(WANTED_KEY);
      tab.remove(WANTED_KEY);
      return path !== null && isPageOfArea(path) ? path : undefined;
    },
  };
}

export type Vault = ReturnType<typeof createVault>;
