// What people type and paste, brought to the form in which it travels.

/** A tax identifier as it is printed: in capitals, without the spaces and the IT that some put into it. */
export function tidyIdentifier(typed: string): string {
  const bare = typed.replace(/[\s.-]/g, '').toUpperCase();
  return /^IT\d{11}$/.test(bare) ? bare.slice(2) : bare;
}
