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

/** What a supply, or one on its way, has beyond its list; a meter request has nothing more. */
export function dataQuery({ queryOf }: Pick<App, 'queryOf'>, code: string, genre: ContractGenre | undefined) {
  return queryOf(recuperoDatiContratto, {
    query: genre === 'quotation' ? { codiceQuotation: code } : { codiceContratto: code },
  });
}

/** Whom to call about a supply; a question that is sent as a change would be, and may be kept all the same. */
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

/** Asks in one round for all that the page of a contract shows; nobody waits here. `said` is the genre as the URL has it. */
export function startContract(app: Parts, code: string, said: unknown): void {
  const { cache } = app;
  const genre = genreFromUrl(said);
  void startContractLists(app);
  if (genre === 'quotation') void cache.prefetchQuery(dataQuery(app, code, genre));
  if (genre !== undefined) return;
  void cache.prefetchQuery(dataQuery(app, code, genre));
  void cache.prefetchQuery(dealerQuery(app, code));
}

/** Asks how bills of a contract arrive, for the page where it is decided. */
export function startDelivery(app: Parts, code: string, said: unknown): void {
  const genre = genreFromUrl(said);
  if (genre === 'servizio') void app.cache.prefetchQuery(serviceDeliveryQuery(app, code));
  if (genre === undefined) void app.cache.prefetchQuery(deliveryQuery(app, code));
}

/** Whether the gateway says that there is no such contract: a foreign one and a missing one are the same. */
export function isNotThere(error: unknown): boolean {
  return error instanceof CallError && error.kind === 'refused' && (error.status === 404 || error.status === 400);
}
