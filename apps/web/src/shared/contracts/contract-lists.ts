import { recuperoContrattiVasCliente, recuperoLista, recuperoListaMSR, recuperoListaQuotation } from '@sportello/calls';
import type { App } from '../../api/app.ts';

/** The four lists of what a customer has with us, or is about to have (utente.modello.4). */
export const contractLists = {
  supplies: recuperoLista,
  services: recuperoContrattiVasCliente,
  quotations: recuperoListaQuotation,
  meterRequests: recuperoListaMSR,
} as const;

/** Asks for the lists together, unless the answers are at hand; resolves once each has come or failed. */
export async function startContractLists({ cache, queryOf }: Pick<App, 'cache' | 'queryOf'>): Promise<void> {
  const { supplies, services, quotations, meterRequests } = contractLists;
  await Promise.all([
    cache.prefetchQuery(queryOf(supplies, {})),
    cache.prefetchQuery(queryOf(services, {})),
    cache.prefetchQuery(queryOf(quotations, {})),
    cache.prefetchQuery(queryOf(meterRequests, {})),
  ]);
}
