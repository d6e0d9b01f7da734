/** Computes the ISO 7064 mod 97-10 remainder, with letters as two-digit numbers from A = 10. */
export function remainder97(text: string): number {
  let remainder = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    remainder = (remainder * (value < 10 ? 10 : 100) + value) % 97;
  }
  return remainder;
}
