import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { bulkhead } from 'cockatiel';

// OWASP's first choice for Argon2id. It runs on the thread pool, not on the event loop.
const parameters = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Returns an Argon2id hash in PHC format. */
export function hashPassword(plain: string): Promise<string> {
  return hash(plain.normalize('NFC'), parameters);
}

/**
 * Passwords are verified one after another on small machines: each takes a processor for 20 ms, and all together would
 * take it from every other request.
 */
const atOnce = Math.max(1, Math.min(3, Math.floor(availableParallelism() / 2)));
const turns = bulkhead(atOnce, Infinity);

/** Waiting for more than these takes longer than trying again. */
const mostWaiting = 16;
let waiting = 0;

/** True if a sign-in would wait too long, which must be known before its attempt is counted. */
export const isVerifyingBusy = (): boolean => waiting >= mostWaiting + atOnce;

/** Verifies a password; an unreadable hash matches nothing. */
export async function verifyPassword(passwordHash: string, plain: string): Promise<boolean> {
  waiting += 1;
  try {
    return await turns.execute(() => verify(passwordHash, plain.normalize('NFC')).catch(() => false));
  } finally {
    waiting -= 1;
  }
}

/** Computed at startup, otherwise the first unknown username would take twice as long as later ones. */
const nobodysHash = hashPassword('nobody has this password');

/** Takes as long as a real verification and returns false, so timing does not reveal which usernames exist. */
export async function verifyNobody(plain: string): Promise<false> {
  await verifyPassword(await nobodysHash, plain);
  return false;
}

/** Checks a password against several hashes, sequentially, so that sign-ins get their turns in between. */
export async function verifyAny(passwordHashes: readonly string[], plain: string): Promise<boolean> {
  for (const passwordHash of passwordHashes) {
    if (await verifyPassword(passwordHash, plain)) return true;
  }
  return false;
}
