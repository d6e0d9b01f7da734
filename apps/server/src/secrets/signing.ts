import { createHmac, createSecretKey, randomBytes, timingSafeEqual, type KeyObject } from 'node:crypto';

export interface Signer {
  issue(): string;
  /** Returns the random part if the signature is valid, else null. */
  read(value: string | undefined): string | null;
}

/** Creates a signer for one purpose; its signatures are invalid for any other. */
export function createSigner(secrets: readonly string[], purpose: string): Signer {
  const [newest, ...older] = secrets.map((secret) =>
    createSecretKey(createHmac('sha256', secret).update(purpose).digest()),
  );
  if (!newest) throw new Error('at least one secret is needed');
  const sign = (key: KeyObject, nonce: string) => createHmac('sha256', key).update(nonce).digest('base64url');
  return {
    issue() {
      const nonce = randomBytes(18).toString('base64url');
      return `${nonce}.${sign(newest, nonce)}`;
    },
    read(value) {
      const [nonce = '', mac = ''] = value?.split('.') ?? [];
      return [newest, ...older].some((key) => sameText(sign(key, nonce), mac)) ? nonce : null;
    },
  };
}

/** Compares in constant time. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
