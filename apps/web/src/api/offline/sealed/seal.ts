import type { OfflineDatabase, Sealed } from './database.ts';

export interface Seal {
  seal(value: unknown): Promise<Sealed>;
  /** Rejects what another key has sealed. */
  unseal(sealed: Sealed): Promise<unknown>;
  /** Returns a name that reveals nothing of the text, and is the same for the same text. */
  nameOf(text: string): Promise<string>;
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

const hexOf = (buffer: ArrayBuffer) =>
  Array.from(new Uint8Array(buffer), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * Derives the keys of an owner from stored key material and from a secret that is not stored beside it, so that neither
 * is of use without the other. No key can be read by the page.
 */
export async function sealOf(base: CryptoKey, secret: string, use: string): Promise<Seal> {
  const from = { name: 'HKDF', hash: 'SHA-256', salt: bytesOf(secret) };
  const aes = await crypto.subtle.deriveKey(
    { ...from, info: bytesOf(`${use} content`) },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  );
  const names = await crypto.subtle.deriveKey(
    { ...from, info: bytesOf(`${use} names`) },
    base,
    { name: 'HMAC', hash: 'SHA-256', length: 256 },
    false,
    ['sign'],
  );
  return {
    async seal(value) {
      const iv = crypto.getRandomValues(new Uint8Array(12));
      return { iv, data: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, aes, bytesOf(JSON.stringify(value))) };
    },
    async unseal({ iv, data }) {
      const content = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, aes, data);
      return JSON.parse(new TextDecoder().decode(content)) as unknown;
    },
    nameOf: async (text) => hexOf(await crypto.subtle.sign('HMAC', names, bytesOf(text))),
  };
}

/** Makes key material that nobody can read, the page included. */
export async function newBase(): Promise<CryptoKey> {
  const random = crypto.getRandomValues(new Uint8Array(32));
  const base = await crypto.subtle.importKey('raw', random, 'HKDF', false, ['deriveKey']);
  random.fill(0);
  return base;
}

/** Returns a session's stored key material; two tabs that open it at once get the same. */
export async function baseOf(database: OfflineDatabase, session: string): Promise<CryptoKey> {
  const known = await database.get('keys', session);
  if (known !== undefined) return known.base;
  const base = await newBase();
  const added = await database.add('keys', { session, base }).catch(() => undefined);
  if (added !== undefined) return base;
  const other = await database.get('keys', session);
  if (other === undefined) throw new Error('The key can be neither stored nor read');
  return other.base;
}

/** Returns a name for a secret from which it can't be found out: session ids are random. */
export async function digestOf(secret: string): Promise<string> {
  return hexOf(await crypto.subtle.digest('SHA-256', bytesOf(secret)));
}
