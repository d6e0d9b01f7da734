import { CACHE_LIFETIME_MS } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { ownId } from '../../mechanism/ids.ts';
import { examplePaymentData, toPayment, wirePaymentData } from './paymentData.ts';

export const recuperoDatiPagamentoVas = defineCall({
  id: 'recuperoDatiPagamentoVas',
  backend: 'contratti',
  method: 'GET',
  path: '/v1/recuperoDatiPagamentoVas',
  summary: 'Metodo di pagamento di un servizio',
  rules: ['pagamento.chiamate.3'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  query: z.strictObject({ codiceContrattoVas: ownId('vas-contract'), contractAccount: ownId('contract-account') }),
  answer: wirePaymentData,
  errors: ['NOT_FOUND', 'CONTRACT_NOT_FOUND', 'S-001'],
  example: {
    request: { query: { codiceContrattoVas: '7000000001', contractAccount: '500000000002' } },
    answer: { ...examplePaymentData, contractAccount: '500000000002' },
  },
  cacheMs: CACHE_LIFETIME_MS,
  invalidatedBy: 'contracts',
  toModel: toPayment,
});
