import { clearOldGuesses, countGuess, forgetGuesses, uncountGuess } from './queries.ts';
import type { Database } from '../db/database.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Services } from '../shared/context.ts';
import type { RequestInfo } from '../shared/actors.ts';
import { networkOf } from './network.ts';

const quarterMs = 15 * 60_000;
/** Failed attempts per account and window, from devices that never signed in to the account. */
const perAccount = 10;
/** Failed attempts per account and window, from one known device. */
const perKnownDevice = 10;
/** Failed attempts per network and window, on any account. */
const perAddress = 100;

export interface Limit {
  readonly key: string;
  readonly most: number;
  /** A quarter of an hour by default. */
  readonly windowMs?: number;
}

/** A limit, and the attempts of its window with this one. */
export interface Counted extends Limit {
  readonly count: number;
}

/** Returns the limit that one network shares for passwords and all other secrets. */
export function networkGuesses(info: RequestInfo): Limit {
  return { key: `address:${networkOf(info.ip)}`, most: perAddress };
}

/**
 * Checks a secret with a rate limit. Strangers count per account and per address; a device that has signed in before
 * has its own counter, so an attacker can't lock the owner out. The attempt is counted before the secret is checked,
 * so of a thousand concurrent attempts only ten are checked.
 *
 * `check` receives the counted limits, to take them back if nothing was tried. `account` is the entered name,
 * existing or not: the answer must not reveal it.
 */
export async function withLimit(
  services: Services,
  who: { account: string; knownDevice: string | null; info: RequestInfo },
  check: (counted: readonly Counted[]) => Promise<boolean>,
): Promise<boolean> {
  const { account, knownDevice } = who;
  const own =
    knownDevice === null
      ? { key: `account:${account}`, most: perAccount }
      : { key: `device:${knownDevice}:${account}`, most: perKnownDevice };
  const shared = knownDevice === null ? [networkGuesses(who.info)] : [];

  // The address comes first: once blocked, it must not use up the attempts of accounts, or one machine could lock out
  // every customer's new devices.
  const counted = await countTry(services, [...shared, own]);
  const isRight = await check(counted);
  if (isRight) {
    await forgetGuesses(services.db, own.key);
    // The address is shared: only this attempt is taken back, otherwise one right password would pay for a hundred
    // wrong ones.
    await takeBack(services, shared);
  }
  return isRight;
}

/** Clears strangers' failed attempts once the account's owner is verified. */
export async function forgetStrangers(db: Database, username: string): Promise<void> {
  await forgetGuesses(db, `account:${username}`);
}

export async function countForgery(services: Services, info: RequestInfo): Promise<void> {
  await countTry(services, [networkGuesses(info)]);
}

/**
 * Counts an attempt against each limit before the check and rejects it if over. Limits after the rejecting one stay
 * uncounted.
 */
export async function countTry(services: Services, limits: readonly Limit[]): Promise<Counted[]> {
  const now = services.clock();
  const counted: Counted[] = [];
  for (const limit of limits) counted.push({ ...limit, count: await count(services, limit, now) });
  return counted;
}

export async function takeBack(services: Services, limits: readonly Limit[]): Promise<void> {
  for (const { key } of limits) await uncountGuess(services.db, key);
}

async function count(services: Services, { key, most, windowMs = quarterMs }: Limit, now: Date): Promise<number> {
  const tried = await countGuess(services.db, key, now, new Date(now.getTime() + windowMs));
  if (tried.count > most) throw tooMany(tried.windowEndsAt, now);
  // Each new window clears the expired ones, since names and addresses are unbounded.
  if (tried.count === 1) await clearOldGuesses(services.db, now);
  return tried.count;
}

function tooMany(windowEndsAt: Date, now: Date): ApiError {
  const seconds = Math.max(1, Math.ceil((windowEndsAt.getTime() - now.getTime()) / 1000));
  return new ApiError('TOO_MANY_ATTEMPTS', [], { retryAfterSeconds: seconds });
}
