/** Whether something looks like a mail address; whether there is one, the mail tells. */
export function isMailAddress(typed: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed.trim());
}
