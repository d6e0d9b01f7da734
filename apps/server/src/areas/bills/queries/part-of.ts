/** Returns the LIKE pattern of a part of a bill number. */
export function partOf(number: string): string {
  // The underscore is the only LIKE wildcard that occurs in bill numbers.
  return `%${number.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
