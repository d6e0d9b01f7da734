/** Storage keys that begin so survive impersonation (operatore.impersonare.3). */
export const PROTECTED_STORAGE_PREFIX = 'FIXED_';

/** True for a storage key that impersonation doesn't clear (operatore.impersonare.3). */
export function isProtectedStorageKey(key: string): boolean {
  return key.startsWith(PROTECTED_STORAGE_PREFIX);
}
