import type { KeyValue } from './key-value.ts';
import type { SessionStore } from '../store.ts';
import { KNOWN_KEYS } from './vault.ts';

/** Keeps what is known of whoever is signed in, no longer than their session (sessione.memoria.6). */
export interface Known {
  get(key: string): string | null;
  set(key: string, value: string): void;
}

/**
 * Keeps it in the tab, where it goes with the session; of a session that the browser remembers in the
 * browser as well.
 */
export function createKnown(
  session: Pick<SessionStore, 'current' | 'lasts'>,
  { tab, browser }: { readonly tab: KeyValue; readonly browser: KeyValue },
): Known {
  const isRemembered = () => session.current()?.rememberMe === true && session.lasts() === 'AS_WISHED';
  return {
    get: (key) => tab.get(KNOWN_KEYS + key) ?? (isRemembered() ? browser.get(KNOWN_KEYS + key) : null),
    set(key, value) {
      // A page that is about to leave would write of somebody who is signed out already.
      if (session.current() === undefined) return;
      tab.set(KNOWN_KEYS + key, value);
      if (isRemembered()) browser.set(KNOWN_KEYS + key, value);
    },
  };
}
