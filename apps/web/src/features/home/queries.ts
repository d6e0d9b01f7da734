import { recuperaDatiProfilo } from '@sportello/calls';
import { CUSTOMER_SEGMENTS, isOneOf, type Segment } from '@sportello/domain';
import type { App } from '../../api/app.ts';
import { startContractLists } from '../../shared/contracts/contract-lists.ts';

/** Prefetches the profile without awaiting it. */
export function startProfile({ cache, queryOf }: Pick<App, 'cache' | 'queryOf'>): void {
  void cache.prefetchQuery(queryOf(recuperaDatiProfilo, {}));
}

/** A failed profile read does not block the route: the home page shows the error. */
export function segmentOf({ read }: Pick<App, 'read'>): Promise<Segment> {
  return read(recuperaDatiProfilo, {}).then(
    ({ segment }) => segment,
    () => 'SCONOSCIUTO',
  );
}

/**
 * Prefetches all data of the home page in parallel without awaiting it; the page renders its own loading and error
 * states.
 */
export function startHome(app: Pick<App, 'cache' | 'queryOf'>): void {
  const { cache, queryOf } = app;
  const profile = queryOf(recuperaDatiProfilo, {});
  const segment = cache.getQueryData(profile.queryKey)?.model.segment;
  void cache.prefetchQuery(profile);
  // Until the profile is known the user is treated as a customer.
  if (segment !== undefined && !isOneOf(CUSTOMER_SEGMENTS, segment)) return;
  void startContractLists(app);
}
