import { recuperoContrattiVasCliente, recuperoLista, recuperoListaMSR, recuperoListaQuotation } from '@sportello/calls';
import type { App } from '../../api/app.ts';

/** The four lists of a customer's contracts and requests (utente.modello.4). */
export const contractLists = {
  supplies: recuperoLista,
  services: recuperoContrattiVasCliente,
  quotations: recuperoListaQuotation,
  meterRequests: recuperoListaMSR,
} as const;

/** Fetches the lists in parallel unless cached; resolves once each has come or failed. */
export async function startContractLists({ cache, queryOf }: Pick<App, 'cache' | 'queryOf'>): Promise<void> {
  const { supplies, services, quotations, meterRequests } = contractLists;
  await Promise.all([
    cache.prefetchQuery(queryOf(supplies, {})),
    cache.prefetchQuery(queryOf(services, {})),
    cache.prefetchQuery(queryOf(quotations, {})),
    cache.prefetchQuery(queryOf(meterRequests, {})),
  ]);
}
