import type { KeyValue } from './key-value.ts';
import type { SessionStore } from '../store.ts';
import { KNOWN_KEYS } from './vault.ts';

/** Data about the signed-in user, kept no longer than the session (sessione.memoria.6). */
export interface Known {
  get(key: string): string | null;
  set(key: string, value: string): void;
}

/** Keeps the data in the tab, and for a remembered session in the browser as well; cleared with the session. */
export function createKnown(
  session: Pick<SessionStore, 'current' | 'lasts'>,
  { tab, browser }: { readonly tab: KeyValue; readonly browser: KeyValue },
): Known {
  const isRemembered = () => session.current()?.rememberMe === true && session.lasts() === 'AS_WISHED';
  return {
    get: (key) => tab.get(KNOWN_KEYS + key) ?? (isRemembered() ? browser.get(KNOWN_KEYS + key) : null),
    set(key, value) {
      // A page that is about to leave would write data of a user already signed out.
      if (session.current() === undefined) return;
      tab.set(KNOWN_KEYS + key, value);
      if (isRemembered()) browser.set(KNOWN_KEYS + key, value);
    },
  };
}
