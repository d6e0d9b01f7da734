/** Storage keys with this prefix survive impersonation (operatore.impersonare.3). */
export const PROTECTED_STORAGE_PREFIX = 'FIXED_';

/** Returns true for a storage key that impersonation does not clear (operatore.impersonare.3). */
export function isProtectedStorageKey(key: string): boolean {
  return key.startsWith(PROTECTED_STORAGE_PREFIX);
}
