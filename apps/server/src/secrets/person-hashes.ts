import { createHmac } from 'node:crypto';

/**
 * Creates keyed hashes that identify a person after erasure: a plain hash of a tax identifier is easy to guess. There
 * is one per server secret, newest first: the first is stored, any of them matches.
 */
export function createPersonHashes(secrets: readonly string[]): (person: string) => readonly string[] {
  const keys = secrets.map((secret) => createHmac('sha256', secret).update('persons').digest());
  return (person) => keys.map((key) => createHmac('sha256', key).update(person).digest('base64url'));
}
