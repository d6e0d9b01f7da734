import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

/** Encrypts secrets that must be readable again, so that a stolen backup reveals none. */
export interface Seal {
  /** @param owner the secret's owner: a value copied to another owner's row can't be decrypted */
  seal(secret: string, owner: string): string;
  /** Returns null if none of our secrets decrypts it. */
  open(sealed: string, owner: string): string | null;
}

const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM with keys derived from the server's secrets per purpose. The first secret encrypts, all decrypt. */
export function createSeal(secrets: readonly string[], purpose: string): Seal {
  const keys = secrets.map((secret) => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32)));
  const [newest] = keys;
  if (newest === undefined) throw new Error('at least one secret is needed');
  return {
    seal(secret, owner) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv('aes-256-gcm', newest, iv, { authTagLength: tagBytes }).setAAD(Buffer.from(owner));
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(sealed, owner) {
      const bytes = Buffer.from(sealed, 'base64url');
      for (const key of keys) {
        const opened = openWith(key, bytes, owner);
        if (opened !== null) return opened;
      }
      return null;
    },
  };
}

function openWith(key: Buffer, bytes: Buffer, owner: string): string | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivBytes), { authTagLength: tagBytes })
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const text = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    return null;
  }
}
