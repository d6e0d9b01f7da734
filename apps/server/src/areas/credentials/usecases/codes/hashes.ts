import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Keyed hashes of sent codes: with only six digits, a plain hash in a stolen backup could be brute-forced. The first
 * key hashes, all keys compare.
 */
export interface CodeHashes {
  hash(secret: string): string;
  /** Returns the hash under each key, to look up one that a server with another first secret stored. */
  hashes(secret: string): readonly string[];
  matches(secret: string, hash: string): boolean;
}

export function createCodeHashes(secrets: readonly string[]): CodeHashes {
  const keys = secrets.map((secret) => createHmac('sha256', secret).update('one-time codes').digest());
  const [newest] = keys;
  if (newest === undefined) throw new Error('at least one session secret is needed');
  const mac = (key: Buffer, secret: string) => createHmac('sha256', key).update(secret).digest();
  const hashWith = (key: Buffer, secret: string) => mac(key, secret).toString('base64url');
  return {
    hash: (secret) => hashWith(newest, secret),
    hashes: (secret) => keys.map((key) => hashWith(key, secret)),
    matches(secret, hash) {
      const stored = Buffer.from(hash, 'base64url');
      // Every key is compared, so the timing does not reveal which one matched.
      return keys.map((key) => sameBytes(mac(key, secret), stored)).includes(true);
    },
  };
}

function sameBytes(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
