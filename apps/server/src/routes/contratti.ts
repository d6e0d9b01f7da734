import { commodityContracts, meterRequests, quotations, vasContracts } from '../usecases/contracts/lists.ts';
import type { Handlers } from './handler.ts';

export const contratti: Handlers<
  | 'recuperoLista'
  | 'recuperoListaByContractAccount'
  | 'recuperoContrattiVasCliente'
  | 'recuperoListaVasByContractAccount'
  | 'recuperoListaQuotation'
  | 'recuperoListaMSR'
> = {
  recuperoLista: ({ services, actor }) => commodityContracts(services, actor),
  recuperoContrattiVasCliente: ({ services, actor }) => vasContracts(services, actor),
  recuperoListaByContractAccount: ({ services, actor, request }) =>
    commodityContracts(services, actor, request.params.contractAccount),
  recuperoListaVasByContractAccount: ({ services, actor, request }) =>
    vasContracts(services, actor, request.params.contractAccount),
  recuperoListaQuotation: ({ services, actor }) => quotations(services, actor),
  recuperoListaMSR: ({ services, actor }) => meterRequests(services, actor),
};
