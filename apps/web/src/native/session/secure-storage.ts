import type { KeyValue } from '../../session/storage/key-value.ts';
import { SESSION_KEY } from '../../session/storage/vault.ts';

/** The key store of the device. */
export interface KeyStore {
  read(): Promise<string | null>;
  write(session: string): Promise<void>;
  remove(): Promise<void>;
}

/** Stands in the page's storage for a session that the key store has. */
const IN_KEY_STORE = 'in-key-store';

export const isInKeyStore = (browser: KeyValue): boolean => browser.get(SESSION_KEY) === IN_KEY_STORE;

/**
 * Wraps the page's storage so that the remembered session is in the device's key store, and nowhere else. Writes are
 * sent in order.
 *
 * @param session what the key store has, once it is unlocked
 */
export function secureStorage(browser: KeyValue, store: KeyStore, session: string | null): KeyValue {
  let held = session;
  let writing = Promise.resolve();
  const then = (write: () => Promise<void>) => {
    writing = writing.then(write).catch(() => undefined);
  };
  return {
    ...browser,
    get: (key) => (key === SESSION_KEY ? held : browser.get(key)),
    set(key, value) {
      if (key !== SESSION_KEY) return browser.set(key, value);
      held = value;
      then(() => store.write(value));
      return browser.set(key, IN_KEY_STORE);
    },
    remove(key) {
      browser.remove(key);
      if (key !== SESSION_KEY) return;
      held = null;
      then(() => store.remove());
    },
  };
}
