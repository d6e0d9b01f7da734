import {
  saveServiceDelivery,
  saveSupplyDelivery,
  serviceDelivery,
  supplyDelivery,
} from './usecases/bill-deliveries.ts';
import { changeNickname, changeResidenceAlias, saveLandRegistry } from './usecases/change.ts';
import { contractData, dealerContacts, linkedCommodities } from './usecases/details.ts';
import { commodityContracts, meterRequests, quotations, vasContracts } from './usecases/lists.ts';
import { versionIn } from '../../shared/versions.ts';
import type { Handlers } from '../../handlers/handler.ts';

export const contractsHandlers = {
  recuperoLista: ({ services, actor }) => commodityContracts(services, actor),
  recuperoContrattiVasCliente: ({ services, actor }) => vasContracts(services, actor),
  recuperoListaByContractAccount: ({ services, actor, request }) =>
    commodityContracts(services, actor, request.params.contractAccount),
  recuperoListaVasByContractAccount: ({ services, actor, request }) =>
    vasContracts(services, actor, request.params.contractAccount),
  recuperoListaQuotation: ({ services, actor }) => quotations(services, actor),
  recuperoListaMSR: ({ services, actor }) => meterRequests(services, actor),
  recuperoDatiContratto: ({ services, actor, request }) => contractData(services, actor, request.query),
  risolveCommodity: ({ services, actor }) => linkedCommodities(services, actor),
  modificaNicknameContratto: async ({ services, actor, request: { body, headers } }) => {
    await changeNickname(services, actor, body, versionIn(headers));
    return {};
  },
  modificaAliasAbitazione: async ({ services, actor, request: { body, headers } }) => {
    await changeResidenceAlias(services, actor, body, versionIn(headers));
    return {};
  },
  recuperoRicezioneNotifiche: ({ services, actor, request }) => supplyDelivery(services, actor, request.query),
  recuperoRicezioneNotificheVas: ({ services, actor, request }) =>
    serviceDelivery(services, actor, request.query.codiceContrattoVas),
  modificaRicezioneNotifiche: async ({ services, actor, request: { body, headers } }) => {
    await saveSupplyDelivery(services, actor, body, versionIn(headers));
    return {};
  },
  modificaRicezioneNotificheVas: async ({ services, actor, request: { body, headers } }) => {
    await saveServiceDelivery(services, actor, body, versionIn(headers));
    return {};
  },
  saveLandRegistry: async ({ services, actor, request: { body, headers } }) => {
    await saveLandRegistry(services, actor, body, versionIn(headers));
    return {};
  },
  recuperoNumeriDistributore: ({ services, actor, request }) => dealerContacts(services, actor, request.body.contratti),
} satisfies Partial<Handlers>;
