import { CACHE_LIFETIME_MS } from '@sportello/domain';
import { defineCall } from '../mechanism/call.ts';
import { vasContractQuery } from './contractQuery.ts';
import { exampleDelivery, toDelivery, wireDelivery } from './delivery.ts';

export const recuperoRicezioneNotificheVas = defineCall({
  id: 'recuperoRicezioneNotificheVas',
  backend: 'contratti',
  method: 'GET',
  path: '/v2/recuperoRicezioneNotificheVas',
  summary: 'Come il cliente riceve fatture e avvisi di un servizio',
  rules: ['recapito.chiamate.2'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  query: vasContractQuery,
  answer: wireDelivery,
  errors: ['NOT_FOUND', 'S-001'],
  example: {
    request: { query: { codiceContrattoVas: '7000000001' } },
    answer: { ...exampleDelivery, contractAccount: '500000000002' },
  },
  cacheMs: CACHE_LIFETIME_MS,
  invalidatedBy: 'contracts',
  toModel: toDelivery,
});
