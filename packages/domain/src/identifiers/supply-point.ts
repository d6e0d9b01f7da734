/**
 * Returns true for the form of a POD (electricity delivery point): `IT`, three digits of the distributor, `E`, eight
 * digits and an optional check character, ignoring case and surrounding spaces.
 */
export function isPod(text: string): boolean {
  return /^IT[0-9]{3}E[0-9]{8}[0-9A-Z]?$/.test(text.trim().toUpperCase());
}

/** Returns true for the form of a PDR (gas delivery point): 14 digits. */
export function isPdr(text: string): boolean {
  return /^[0-9]{14}$/.test(text.trim());
}
