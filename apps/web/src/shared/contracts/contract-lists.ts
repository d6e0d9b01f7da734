import { recuperoContrattiVasCliente, recuperoLista, recuperoListaMSR, recuperoListaQuotation } from '@sportello/calls';
import type { App } from '../../api/app.ts';

/** The four lists of what a customer has with us, or is about to have (utente.modello.4). */
export const contractLists = {
  supplies: recuperoLista,
  services: recuperoContrattiVasCliente,
  quotations: recuperoListaQuotation,
  meterRequests: recuperoListaMSR,
} as const;

/** Asks for the lists together, unless the answers are at hand; nobody waits here. */
export function startContractLists({ cache, queryOf }: Pick<App, 'cache' | 'queryOf'>): void {
  const { supplies, services, quotations, meterRequests } = contractLists;
  void cache.prefetchQuery(queryOf(supplies, {}));
  void cache.prefetchQuery(queryOf(services, {}));
  void cache.prefetchQuery(queryOf(quotations, {}));
  void cache.prefetchQuery(queryOf(meterRequests, {}));
}
