/** Encodes a password for a field called `password`: base64 of its UTF-8 (credenziali.chiamate.3). */
export function encodePassword(password: string): string {
  return btoa(Array.from(new TextEncoder().encode(password), (byte) => String.fromCharCode(byte)).join(''));
}
