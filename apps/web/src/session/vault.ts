import type { KeyValue } from './key-value.ts';
import { parseSession, type StoredSession } from './stored.ts';

/** What a tab keeps of its customer stands under keys that begin so, and goes with the session. */
const OURS = 'sportello.';
const SESSION_KEY = `${OURS}session`;
const ENDED_KEY = `${OURS}ended`;

/** Why a session came to its end; the sign-in page says it. */
export const END_REASONS = ['SIGNED_OUT', 'REFRESH_FAILED'] as const;
export type EndReason = (typeof END_REASONS)[number];

/**
 * Where the session is kept (Spec 1 §4): in the tab's storage always, in the browser's as well
 * when it is remembered.
 */
export function createVault(tab: KeyValue, browser: KeyValue) {
  const held = () => parseSession(tab.get(SESSION_KEY));
  const remembered = () => parseSession(browser.get(SESSION_KEY));
  return {
    held,
    remembered,

    /** Keeps a session that just began or was restored. */
    keep(session: StoredSession): void {
      tab.set(SESSION_KEY, JSON.stringify(session));
      if (session.rememberMe) browser.set(SESSION_KEY, JSON.stringify(session));
    },

    /**
     * Keeps new tokens. The browser's copy is only written over its own predecessor: it may be
     * gone because of a sign-out elsewhere, or be somebody else's by now.
     */
    renew(session: StoredSession): void {
      tab.set(SESSION_KEY, JSON.stringify(session));
      if (session.rememberMe && remembered()?.id === session.id) {
        browser.set(SESSION_KEY, JSON.stringify(session));
      }
    },

    /**
     * Empties this tab, and nothing that other tabs share. The word for the sign-in page stays, and
     * so does what is not ours: the router notes there that it has reloaded for a lost part of the
     * app, and would do so for ever.
     */
    clearTab(): void {
      for (const key of tab.keys()) if (key !== ENDED_KEY && key.startsWith(OURS)) tab.remove(key);
    },

    /** Takes the browser's copy away, if it is of this session or can't be read. */
    forget(id?: string): void {
      const kept = remembered();
      if (kept === undefined || kept.id === id) browser.remove(SESSION_KEY);
    },

    /** Leaves word for the sign-in page, across the reload. */
    noteEnd(why: EndReason): void {
      tab.set(ENDED_KEY, why);
    },

    /** The word that was left, once. */
    takeEnd(): EndReason | undefined {
      const why = tab.get(ENDED_KEY);
      tab.remove(ENDED_KEY);
      return END_REASONS.find((reason) => reason === why);
    },
  };
}

export type Vault = ReturnType<typeof createVault>;
