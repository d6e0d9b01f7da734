import { clearOldGuesses, countGuess, forgetGuesses, uncountGuess } from '../../db/queries/guesses.ts';
import { Refusal } from '../../refusal.ts';
import type { RequestInfo, Services } from '../context.ts';
import { networkOf } from './network.ts';

const windowMs = 15 * 60_000;
/** Wrong tries in a window on one account, by devices that the account has never signed in from. */
const perAccount = 10;
/** Wrong tries in a window on one account, by one device that it has signed in from. */
const perKnownDevice = 10;
/** Wrong tries in a window from one network, on whatever accounts. */
const perAddress = 100;

/**
 * Checks a secret, but only so often. Strangers are counted per account and per address; a device
 * that the account has signed in from before is counted by itself alone, so that an attacker
 * can't lock the owner out. The try is counted before the secret is looked at: of a thousand
 * tries at once, ten are looked at.
 *
 * `account` is the name that was typed, whether it exists or not: the answer must not tell.
 */
export async function withLimit(
  services: Services,
  who: { account: string; knownDevice: string | null; info: RequestInfo },
  check: () => Promise<boolean>,
): Promise<boolean> {
  const { account, knownDevice } = who;
  const own =
    knownDevice === null
      ? { key: `account:${account}`, most: perAccount }
      : { key: `device:${knownDevice}:${account}`, most: perKnownDevice };
  const shared = knownDevice === null ? [{ key: `address:${networkOf(who.info.ip)}`, most: perAddress }] : [];

  const now = services.clock();
  // The address first: one that has used up its tries must not use up those of accounts as well, or a
  // single machine could keep every customer's new devices out.
  for (const limit of [...shared, own]) await count(services, limit, now);
  const isRight = await check();
  if (isRight) {
    await forgetGuesses(services.db, own.key);
    // Others share the address: only this try is taken back, or one right password would buy a
    // hundred wrong ones.
    for (const { key } of shared) await uncountGuess(services.db, key);
  }
  return isRight;
}

/** Counts a refresh token that nobody made here against the network that it came from. */
export async function countForgery(services: Services, info: RequestInfo): Promise<void> {
  await count(services, { key: `address:${networkOf(info.ip)}`, most: perAddress }, services.clock());
}

async function count(services: Services, limit: { key: string; most: number }, now: Date): Promise<void> {
  const tried = await countGuess(services.db, limit.key, now, new Date(now.getTime() + windowMs));
  if (tried.count > limit.most) throw tooMany(tried.windowEndsAt, now);
  // Each window that opens clears those that are over: names and addresses are made up without end.
  if (tried.count === 1) await clearOldGuesses(services.db, now);
}

function tooMany(windowEndsAt: Date, now: Date): Refusal {
  const seconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));
  return new Refusal('TOO_MANY_ATTEMPTS', [], { retryAfterSeconds: seconds });
}
