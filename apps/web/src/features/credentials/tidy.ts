// Normalizes input to its wire format.

/** Normalizes a tax identifier: upper case, without spaces and the optional IT prefix. */
export function tidyIdentifier(typed: string): string {
  const bare = typed.replace(/[\s.-]/g, '').toUpperCase();
  return /^IT\d{11}$/.test(bare) ? bare.slice(2) : bare;
}
