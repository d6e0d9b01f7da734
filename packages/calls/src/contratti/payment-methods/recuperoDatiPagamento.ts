import { CACHE_LIFETIME_MS } from '@sportello/domain';
import { defineCall } from '../../mechanism/call.ts';
import { contractQuery } from '../contractQuery.ts';
import { examplePaymentData, toPayment, wirePaymentData } from './paymentData.ts';

export const recuperoDatiPagamento = defineCall({
  id: 'recuperoDatiPagamento',
  backend: 'contratti',
  method: 'GET',
  path: '/v1/recuperoDatiPagamento',
  summary: 'Metodo di pagamento di una fornitura',
  rules: ['pagamento.chiamate.1'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  query: contractQuery,
  answer: wirePaymentData,
  errors: ['NOT_FOUND', 'S-001'],
  example: { request: { query: { codiceContratto: '4000000001' } }, answer: examplePaymentData },
  cacheMs: CACHE_LIFETIME_MS,
  invalidatedBy: 'contracts',
  toModel: toPayment,
});
