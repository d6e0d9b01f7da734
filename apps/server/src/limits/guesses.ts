import { clearOldGuesses, countGuess, forgetGuesses, uncountGuess } from './queries.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Services } from '../shared/context.ts';
import type { RequestInfo } from '../shared/actors.ts';
import { networkOf } from './network.ts';

const quarterMs = 15 * 60_000;
/** Wrong tries in a window on one account, by devices that the account has never signed in from. */
const perAccount = 10;
/** Wrong tries in a window on one account, by one device that it has signed in from. */
const perKnownDevice = 10;
/** Wrong tries in a window from one network, on whatever accounts. */
const perAddress = 100;

/** So many tries in a window count for a key; one more is refused. */
export interface Limit {
  readonly key: string;
  readonly most: number;
  /** A quarter of an hour unless said. */
  readonly windowMs?: number;
}

/** The guesses of one network, at whatever: those at passwords and at everything else together. */
export function networkGuesses(info: RequestInfo): Limit {
  return { key: `address:${networkOf(info.ip)}`, most: perAddress };
}

/**
 * Checks a secret, but only so often. Strangers are counted per account and per address; a device
 * that the account has signed in from before is counted by itself alone, so that an attacker
 * can't lock the owner out. The try is counted before the secret is looked at: of a thousand
 * tries at once, ten are looked at.
 *
 * `check` is given what was counted, to take it back if nothing was tried.
 * `account` is the name that was typed, whether it exists or not: the answer must not tell.
 */
export async function withLimit(
  services: Services,
  who: { account: string; knownDevice: string | null; info: RequestInfo },
  check: (counted: readonly Limit[]) => Promise<boolean>,
): Promise<boolean> {
  const { account, knownDevice } = who;
  const own =
    knownDevice === null
      ? { key: `account:${account}`, most: perAccount }
      : { key: `device:${knownDevice}:${account}`, most: perKnownDevice };
  const shared = knownDevice === null ? [networkGuesses(who.info)] : [];

  // The address first: one that has used up its tries must not use up those of accounts as well, or a
  // single machine could keep every customer's new devices out.
  const counted = [...shared, own];
  await countTry(services, counted);
  const isRight = await check(counted);
  if (isRight) {
    await forgetGuesses(services.db, own.key);
    // Others share the address: only this try is taken back, or one right password would buy a
    // hundred wrong ones.
    await takeBack(services, shared);
  }
  return isRight;
}

/** Forgets the guesses of strangers at an account, whose owner has proved to be the owner. */
export async function forgetStrangers(db: Database, username: string): Promise<void> {
  await forgetGuesses(db, `account:${username}`);
}

/** Counts a refresh token that nobody made here against the network that it came from. */
export async function countForgery(services: Services, info: RequestInfo): Promise<void> {
  await countTry(services, [networkGuesses(info)]);
}

/**
 * Counts a try against each limit, before what is tried is looked at; refuses the one that is too
 * many. They are counted in the order given: what a refusal leaves uncounted stands behind it.
 */
export async function countTry(services: Services, limits: readonly Limit[]): Promise<void> {
  const now = services.clock();
  for (const limit of limits) await count(services, limit, now);
}

/** Takes a try back that turned out to be none. */
export async function takeBack(services: Services, limits: readonly Limit[]): Promise<void> {
  for (const { key } of limits) await uncountGuess(services.db, key);
}

async function count(services: Services, { key, most, windowMs = quarterMs }: Limit, now: Date): Promise<void> {
  const tried = await countGuess(services.db, key, now, new Date(now.getTime() + windowMs));
  if (tried.count > most) throw tooMany(tried.windowEndsAt, now);
  // Each window that opens clears those that are over: names and addresses are made up without end.
  if (tried.count === 1) await clearOldGuesses(services.db, now);
}

function tooMany(windowEndsAt: Date, now: Date): ApiError {
  const seconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));
  return new ApiError('TOO_MANY_ATTEMPTS', [], { retryAfterSeconds: seconds });
}
