import { App } from '@capacitor/app';
import { BiometricAuth } from '@aparajita/capacitor-biometric-auth';
import { KeychainAccess, SecureStorage } from '@aparajita/capacitor-secure-storage';
import { Capacitor } from '@capacitor/core';
import { t } from '@lingui/core/macro';
import { tolerantStorage, type KeyValue } from '../../session/storage/key-value.ts';
import { SESSION_KEY } from '../../session/storage/vault.ts';
import { isInKeyStore, type KeyStore } from './secure-storage.ts';
import { openRemembered } from './remembered.ts';

/** Milliseconds that another app may be in front before the session is locked again. */
const PAUSE_MS = 5 * 60_000;

/** Set in the tab while it is unlocked; a closed app has no tab any more. */
const OPEN_KEY = 'sportello-unlocked';

const tab = tolerantStorage(() => window.sessionStorage);
const browser = tolerantStorage(() => window.localStorage);

const store: KeyStore = {
  read: async () => await SecureStorage.getItem(SESSION_KEY),
  async write(session) {
    await SecureStorage.setDefaultKeychainAccess(KeychainAccess.whenUnlockedThisDeviceOnly);
    await SecureStorage.setItem(SESSION_KEY, session);
  },
  remove: () => SecureStorage.removeItem(SESSION_KEY),
};

async function recognize(): Promise<boolean> {
  const { isAvailable, deviceIsSecure } = await BiometricAuth.checkBiometry();
  // A device without face, finger or code protects nothing by asking.
  if (!isAvailable && !deviceIsSecure) return true;
  return await BiometricAuth.authenticate({ reason: t`Apri la tua area clienti`, allowDeviceCredential: true }).then(
    () => true,
    () => false,
  );
}

/**
 * Returns the storage of the remembered session once the device has recognized its owner. Without plugins it is the
 * browser's own.
 */
export async function unlock(askAgain: () => Promise<'AGAIN' | 'WITH_PASSWORD'>): Promise<KeyValue> {
  if (!Capacitor.isNativePlatform()) return browser;
  const storage = await openRemembered({
    browser,
    store,
    recognize,
    isOpen: () => tab.get(OPEN_KEY) !== null,
    askAgain,
  });
  tab.set(OPEN_KEY, '1');
  return storage;
}

/** Locks the session when the app comes back after a long pause. */
export async function lockAfterPause(): Promise<void> {
  let since = Number.POSITIVE_INFINITY;
  await App.addListener('pause', () => (since = Date.now()));
  await App.addListener('resume', () => {
    if (Date.now() - since < PAUSE_MS || !isInKeyStore(browser)) return;
    tab.remove(OPEN_KEY);
    window.location.reload();
  });
}
