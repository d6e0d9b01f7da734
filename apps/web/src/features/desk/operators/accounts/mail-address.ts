/** Checks only the format; the mail itself proves that the address exists. */
export function isMailAddress(typed: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim());
}
