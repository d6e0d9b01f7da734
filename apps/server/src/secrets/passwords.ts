import { hash, verify } from '@node-rs/argon2';

// OWASP's first choice for Argon2id. It runs on the thread pool, not on the event loop.
const parameters = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Returns an Argon2id hash in PHC format. */
export function hashPassword(plain: string): Promise<string> {
  return hash(plain.normalize('NFC'), parameters);
}

/** Verifies a password; an unreadable hash matches nothing. */
export function verifyPassword(passwordHash: string, plain: string): Promise<boolean> {
  return verify(passwordHash, plain.normalize('NFC')).catch(() => false);
}

/** Computed at startup, otherwise the first unknown username would take twice as long as later ones. */
const nobodysHash = hashPassword('nobody has this password');

/** Takes as long as a real verification and returns false, so timing does not reveal which usernames exist. */
export async function verifyNobody(plain: string): Promise<false> {
  await verifyPassword(await nobodysHash, plain);
  return false;
}

/** Concurrent comparisons with several hashes; each takes 20 ms of one of four threads. */
const mostAtOnce = 2;
let underWay = 0;
const waiting: (() => void)[] = [];

/**
 * Checks a password against several hashes, sequentially and with limited concurrency, to keep threads free for
 * sign-ins.
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
    // The next waiter takes over the slot.
    const next = waiting.shift();
    if (next) next();
    else underWay -= 1;
  }
}
