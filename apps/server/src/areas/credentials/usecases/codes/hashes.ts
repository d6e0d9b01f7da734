import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * Keyed hashes of what we send and never keep: a code has six digits, so that a plain hash of it
 * in a stolen backup would be as good as the code. The first secret hashes, all compare.
 */
export interface CodeHashes {
  hash(secret: string): string;
  matches(secret: string, hash: string): boolean;
}

export function createCodeHashes(secrets: readonly string[]): CodeHashes {
  const keys = secrets.map((secret) => createHmac('sha256', secret).update('one-time codes').digest());
  const [newest] = keys;
  if (newest === undefined) throw new Error('at least one session secret is needed');
  const mac = (key: Buffer, secret: string) => createHmac('sha256', key).update(secret).digest();
  return {
    hash: (secret) => mac(newest, secret).toString('base64url'),
    matches(secret, hash) {
      const stored = Buffer.from(hash, 'base64url');
      // Every key is tried, so that the time tells nothing of which one it was.
      return keys.map((key) => sameBytes(mac(key, secret), stored)).includes(true);
    },
  };
}

function sameBytes(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other);
}
