import { isInKeyStore, secureStorage, type KeyStore } from './secure-storage.ts';
import { SESSION_KEY } from '../../session/storage/vault.ts';
import type { KeyValue } from '../../session/storage/key-value.ts';

export interface Unlocking {
  readonly browser: KeyValue;
  readonly store: KeyStore;
  /** Returns true once the owner of the device has been recognized. */
  readonly recognize: () => Promise<boolean>;
  /** Returns true if the tab was unlocked and has not been locked since. */
  readonly isOpen: () => boolean;
  /** Asks what to do after a failed attempt. */
  readonly askAgain: () => Promise<'AGAIN' | 'WITH_PASSWORD'>;
}

/**
 * Opens the storage of a remembered session inside the app: locked until the device recognizes its owner by face,
 * finger or code. Whoever prefers the password has the session deleted first.
 */
export async function openRemembered({ browser, store, recognize, isOpen, askAgain }: Unlocking): Promise<KeyValue> {
  if (!isInKeyStore(browser)) {
    // A session of an earlier version moves to the key store.
    const before = browser.get(SESSION_KEY);
    const storage = secureStorage(browser, store, before);
    if (before !== null) storage.set(SESSION_KEY, before);
    return storage;
  }
  while (!isOpen() && !(await recognize())) {
    if ((await askAgain()) === 'AGAIN') continue;
    const storage = secureStorage(browser, store, null);
    storage.remove(SESSION_KEY);
    return storage;
  }
  return secureStorage(browser, store, await store.read());
}
