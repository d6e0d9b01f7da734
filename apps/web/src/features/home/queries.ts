import { recuperaDatiProfilo } from '@sportello/calls';
import { CUSTOMER_SEGMENTS, isOneOf, type Segment } from '@sportello/domain';
import type { App } from '../../api/app.ts';
import { startContractLists } from '../../shared/contracts/contract-lists.ts';

/** Asks whose area it is, unless the answer is at hand; nobody waits here. */
export function startProfile({ cache, queryOf }: Pick<App, 'cache' | 'queryOf'>): void {
  void cache.prefetchQuery(queryOf(recuperaDatiProfilo, {}));
}

/** The segment of whoever is signed in; a profile that can't be read is no reason to stay outside: the home says what is wrong. */
export function segmentOf({ read }: Pick<App, 'read'>): Promise<Segment> {
  return read(recuperaDatiProfilo, {}).then(
    ({ segment }) => segment,
    () => 'SCONOSCIUTO',
  );
}

/**
 * Asks for all that the home shows, in one round, unless the answers are at hand. Nobody waits here:
 * the home draws its own waiting and its own failures.
 */
export function startHome(app: Pick<App, 'cache' | 'queryOf'>): void {
  const { cache, queryOf } = app;
  const profile = queryOf(recuperaDatiProfilo, {});
  const segment = cache.getQueryData(profile.queryKey)?.model.segment;
  void cache.prefetchQuery(profile);
  // Until the profile is there one is taken for a customer.
  if (segment !== undefined && !isOneOf(CUSTOMER_SEGMENTS, segment)) return;
  void startContractLists(app);
}
