import {
  CallError,
  recuperoDatiContratto,
  recuperoNumeriDistributore,
  recuperoRicezioneNotifiche,
  recuperoRicezioneNotificheVas,
} from '@sportello/calls';
import { CACHE_LIFETIME_MS } from '@sportello/domain';
import type { App } from '../../../api/app.ts';
import { genreFromUrl, type ContractGenre } from '../../../shared/links/contract-link.ts';
import { startContractLists } from '../../../shared/contracts/contract-lists.ts';

type Parts = Pick<App, 'cache' | 'queryOf'>;

/** Data of a supply or a quotation beyond the lists; meter requests have none. */
export function dataQuery({ queryOf }: Pick<App, 'queryOf'>, code: string, genre: ContractGenre | undefined) {
  return queryOf(recuperoDatiContratto, {
    query: genre === 'quotation' ? { codiceQuotation: code } : { codiceContratto: code },
  });
}

/** Fetches the contact of a supply; the call is a POST but only reads, so its answer may be cached. */
export function dealerQuery({ queryOf }: Pick<App, 'queryOf'>, code: string) {
  return {
    ...queryOf(recuperoNumeriDistributore, { body: { contratti: [code] } }),
    staleTime: CACHE_LIFETIME_MS,
    gcTime: CACHE_LIFETIME_MS,
  };
}

export function deliveryQuery({ queryOf }: Pick<App, 'queryOf'>, code: string) {
  return queryOf(recuperoRicezioneNotifiche, { query: { codiceContratto: code } });
}

export function serviceDeliveryQuery({ queryOf }: Pick<App, 'queryOf'>, code: string) {
  return queryOf(recuperoRicezioneNotificheVas, { query: { codiceContrattoVas: code } });
}

/** Starts all requests of the contract page in parallel without awaiting them. `said` is the genre from the URL. */
export function startContract(app: Parts, code: string, said: unknown): void {
  const { cache } = app;
  const genre = genreFromUrl(said);
  void startContractLists(app);
  if (genre === 'quotation') void cache.prefetchQuery(dataQuery(app, code, genre));
  if (genre !== undefined) return;
  void cache.prefetchQuery(dataQuery(app, code, genre));
  void cache.prefetchQuery(dealerQuery(app, code));
}

/** Prefetches the delivery settings for the page that edits them. */
export function startDelivery(app: Parts, code: string, said: unknown): void {
  const genre = genreFromUrl(said);
  if (genre === 'servizio') void app.cache.prefetchQuery(serviceDeliveryQuery(app, code));
  if (genre === undefined) void app.cache.prefetchQuery(deliveryQuery(app, code));
}

/** True if the gateway reports a missing contract; foreign and missing ones are indistinguishable. */
export function isNotThere(error: unknown): boolean {
  return error instanceof CallError && error.kind === 'refused' && (error.status === 404 || error.status === 400);
}
