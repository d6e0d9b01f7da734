/** Italian toll-free numbers start with 800 or 803. */
export function isTollFree(phone: string): boolean {
  return /^(\+39)?80[03]/.test(phone.replaceAll(/[^\d+]/g, ''));
}
