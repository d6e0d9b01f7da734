/** Storage keys that begin so survive impersonation (Spec 1 §6 and §9). */
export const PROTECTED_STORAGE_PREFIX = 'FIXED_';

/** True for a storage key that impersonation doesn't clear (Spec 1 §6). */
export function isProtectedStorageKey(key: string): boolean {
  return key.startsWith(PROTECTED_STORAGE_PREFIX);
}
