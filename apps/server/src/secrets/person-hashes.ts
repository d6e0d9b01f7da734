import { createHmac } from 'node:crypto';

/**
 * Makes the keyed hashes by which a person is known again after all else of them is erased: a plain hash
 * of a tax identifier is soon guessed. One for each of the server's secrets, of the newest first: that
 * one is kept, and any of them is a match.
 */
export function createPersonHashes(secrets: readonly string[]): (person: string) => readonly string[] {
  const keys = secrets.map((secret) => createHmac('sha256', secret).update('persons').digest());
  return (person) => keys.map((key) => createHmac('sha256', key).update(person).digest('base64url'));
}
