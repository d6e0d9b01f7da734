import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Makes random values that only we can have made, and tells ours from others. */
export interface Signer {
  issue(): string;
  /** The random part of a value that is ours, else null. */
  read(value: string | undefined): string | null;
}

/** A signer for one purpose: what is signed for one is worth nothing for another. */
export function createSigner(secrets: readonly string[], purpose: string): Signer {
  const [newest, ...older] = secrets.map((secret) => createHmac('sha256', secret).update(purpose).digest());
  if (!newest) throw new Error('at least one secret is needed');
  const sign = (key: Buffer, nonce: string) => createHmac('sha256', key).update(nonce).digest('base64url');
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

/** Compares without telling by the time how much was right. */
export function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
