/**
 * True for the form of a POD, the point of delivery of electricity: `IT`, three digits of the
 * distributor, `E`, eight digits, and an optional check character. Case and spaces around it
 * don't matter.
 */
export function isPod(text: string): boolean {
  return /^IT[0-9]{3}E[0-9]{8}[0-9A-Z]?$/.test(text.trim().toUpperCase());
}

/** True for the form of a PDR, the delivery point of gas: 14 digits. */
export function isPdr(text: string): boolean {
  return /^[0-9]{14}$/.test(text.trim());
}
