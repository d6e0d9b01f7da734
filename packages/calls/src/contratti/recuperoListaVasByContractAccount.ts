import { CACHE_LIFETIME_MS } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { ownId } from '../mechanism/ids.ts';
import { exampleVasContract, toVasContract, wireVasContract } from './vasContract.ts';

export const recuperoListaVasByContractAccount = defineCall({
  id: 'recuperoListaVasByContractAccount',
  backend: 'contratti',
  method: 'GET',
  path: '/v2/recuperoListaVasByContractAccount/{contractAccount}',
  summary: 'Contratti di servizi, prodotti e fibra di un conto contrattuale',
  rules: ['contratto.chiamate.4'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  params: z.strictObject({ contractAccount: ownId('contract-account') }),
  answer: z.strictObject({ contratti: z.array(wireVasContract) }),
  errors: ['NOT_FOUND', 'S-001'],
  example: {
    request: { params: { contractAccount: '500000000002' } },
    answer: { contratti: [exampleVasContract] },
  },
  cacheMs: CACHE_LIFETIME_MS,
  toModel: (answer, settings) => answer.contratti.map((contract) => toVasContract(contract, settings)),
});
