import { recuperaDatiProfilo } from '@sportello/calls';
import { coversVisits, CUSTOMER_SEGMENTS, dayInRome, isOneOf } from '@sportello/domain';
import type { App } from '../../../api/app.ts';
import { openBillQueries } from '../../../features/bills/home/use-open-bills.ts';
import { isAskedForWindows, windowsQuery } from '../../../features/readings/use-windows.ts';
import { contractLists, startContractLists } from '../../../shared/contracts/contract-lists.ts';
import { isOutOfService } from '../../../shared/customer/out-of-service.ts';
import { identityQuery } from '../../../shared/customer/use-user.ts';
import { interventionsQuery } from '../../../shared/interventions/use-interventions.ts';

/**
 * Reads everything that decides the home's first message (`matters.ts`), with the same queries as its parts. Resolves
 * once each answer has come or failed; the parts show the errors.
 */
export async function readFirstLook(app: App): Promise<void> {
  const { cache, queryOf, config, clock } = app;
  const { segment, code } = (await cache.fetchQuery(queryOf(recuperaDatiProfilo, {}))).model;
  if (code === undefined || !isOneOf(CUSTOMER_SEGMENTS, segment)) return;
  const bills = openBillQueries(app, code, dayInRome(clock.now()));
  await Promise.all([
    startContractLists(app).then(() => readVisits(app)),
    cache.prefetchQuery(identityQuery(app)),
    ...(isOutOfService(config, 'archive')
      ? []
      : [cache.prefetchQuery(bills.supplies), cache.prefetchQuery(bills.services)]),
    isAskedForWindows(app) && cache.prefetchQuery(windowsQuery(app)),
  ]);
}

async function readVisits(app: App): Promise<void> {
  if (isOutOfService(app.config, 'contracts')) return;
  const services = app.cache.getQueryData(app.queryOf(contractLists.services, {}).queryKey);
  if (services?.model.some(coversVisits) === true) await app.cache.prefetchQuery(interventionsQuery(app));
}
