import * as z from 'zod/mini';
import { CACHE_LIFETIME_MS } from '@sportello/domain';
import { defineCall } from '../mechanism/call.ts';
import { exampleCommodityContract, toCommodityContract, wireCommodityContract } from './commodityContract.ts';

export const recuperoLista = defineCall({
  id: 'recuperoLista',
  backend: 'contratti',
  method: 'GET',
  path: '/v1/recuperoLista',
  summary: 'Contratti luce e gas del cliente',
  rules: ['contratto.chiamate.1'],
  access: 'customer',
  modules: null,
  answer: z.strictObject({ contratti: z.array(wireCommodityContract) }),
  errors: ['S-001'],
  example: { request: {}, answer: { contratti: [exampleCommodityContract] } },
  cacheMs: CACHE_LIFETIME_MS,
  invalidatedBy: 'contracts',
  toModel: (answer) => answer.contratti.map(toCommodityContract),
});
