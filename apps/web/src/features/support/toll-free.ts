/** Whether calling it costs nothing: an Italian number that begins so. */
export function isTollFree(phone: string): boolean {
  return /^(\+39)?80[03]/.test(phone.replaceAll(/[^\d+]/g, ''));
}
