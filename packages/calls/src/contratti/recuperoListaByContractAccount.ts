import { CACHE_LIFETIME_MS } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { ownId } from '../mechanism/ids.ts';
import { exampleCommodityContract, toCommodityContract, wireCommodityContract } from './commodityContract.ts';

export const recuperoListaByContractAccount = defineCall({
  id: 'recuperoListaByContractAccount',
  backend: 'contratti',
  method: 'GET',
  path: '/v1/recuperoListaByContractAccount/{contractAccount}',
  summary: 'Contratti luce e gas di un conto contrattuale',
  rules: ['contratto.chiamate.2'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  params: z.strictObject({ contractAccount: ownId('contract-account') }),
  answer: z.strictObject({ contratti: z.array(wireCommodityContract) }),
  errors: ['NOT_FOUND', 'S-001'],
  example: {
    request: { params: { contractAccount: '500000000001' } },
    answer: { contratti: [exampleCommodityContract] },
  },
  cacheMs: CACHE_LIFETIME_MS,
  toModel: (answer) => answer.contratti.map(toCommodityContract),
});
