import type { RequestInfo } from '../shared/actors.ts';
import type { Limit } from './guesses.ts';
import { networkOf } from './network.ts';

/** Messages that one network can have sent in a quarter of an hour, to whomever (credenziali.codici.2). */
const perNetwork = 60;

/** Counted apart from guesses: whoever forgets a password from a busy network is no guesser. */
export function networkSends(info: RequestInfo): Limit {
  return { key: `sends-from:${networkOf(info.ip)}`, most: perNetwork };
}
