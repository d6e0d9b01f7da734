import { CACHE_LIFETIME_MS } from '@sportello/domain';
import { defineCall } from '../mechanism/call.ts';
import { contractQuery } from './contractQuery.ts';
import { exampleDelivery, toDelivery, wireDelivery } from './delivery.ts';

export const recuperoRicezioneNotifiche = defineCall({
  id: 'recuperoRicezioneNotifiche',
  backend: 'contratti',
  method: 'GET',
  path: '/v1/recuperoRicezioneNotifiche',
  summary: 'Come il cliente riceve bollette e avvisi di una fornitura',
  rules: ['recapito.chiamate.1'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  query: contractQuery,
  answer: wireDelivery,
  errors: ['NOT_FOUND', 'S-001'],
  example: { request: { query: { codiceContratto: '4000000001' } }, answer: exampleDelivery },
  cacheMs: CACHE_LIFETIME_MS,
  invalidatedBy: 'contracts',
  toModel: toDelivery,
});
