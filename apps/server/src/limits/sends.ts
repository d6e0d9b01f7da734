import type { RequestInfo } from '../shared/actors.ts';
import type { Limit } from './guesses.ts';
import { networkOf } from './network.ts';

/** Messages that one network can trigger in a quarter of an hour, to any recipient (credenziali.codici.2). */
const perNetwork = 60;

/** Separate from guesses: password resets from a busy network are not guesses. */
export function networkSends(info: RequestInfo): Limit {
  return { key: `sends-from:${networkOf(info.ip)}`, most: perNetwork };
}
