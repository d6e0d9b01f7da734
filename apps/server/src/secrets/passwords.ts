import { hash, verify } from '@node-rs/argon2';

// OWASP's first choice for Argon2id. The work runs on the thread pool, never on the event loop.
const parameters = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Argon2id hash of a password, in PHC form. */
export function hashPassword(plain: string): Promise<string> {
  return hash(plain.normalize('NFC'), parameters);
}

/** Whether the password is the one that was hashed; an unreadable hash matches nothing. */
export function verifyPassword(passwordHash: string, plain: string): Promise<boolean> {
  return verify(passwordHash, plain.normalize('NFC')).catch(() => false);
}

/** Made at the start, or the first unknown username would take twice as long as the others. */
const nobodysHash = hashPassword('nobody has this password');

/**
 * Spends the time of a verification and says no: an unknown username then takes as long as a
 * wrong password, and nobody learns which usernames exist.
 */
export async function verifyNobody(plain: string): Promise<false> {
  await verifyPassword(await nobodysHash, plain);
  return false;
}

/** How many comparisons with several hashes are under way; each takes 20 ms of one of four threads. */
const mostAtOnce = 2;
let underWay = 0;
const waiting: (() => void)[] = [];

/**
 * Whether the password is one of those that were hashed. One hash after the other, and few of
 * these at once, so that signing in finds threads free while somebody changes passwords.
 */
export async function verifyAny(passwordHashes: readonly string[], plain: string): Promise<boolean> {
  if (underWay >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else underWay += 1;
  try {
    for (const passwordHash of passwordHashes) {
      if (await verifyPassword(passwordHash, plain)) return true;
    }
    return false;
  } finally {
    // Whoever waits takes the place over.
    const next = waiting.shift();
    if (next) next();
    else underWay -= 1;
  }
}
