import * as z from 'zod/mini';
import { CACHE_LIFETIME_MS } from '@sportello/domain';
import { defineCall } from '../mechanism/call.ts';
import { exampleVasContract, toVasContract, wireVasContract } from './vasContract.ts';

export const recuperoContrattiVasCliente = defineCall({
  id: 'recuperoContrattiVasCliente',
  backend: 'contratti',
  method: 'GET',
  path: '/v1/recuperoContrattiVasCliente',
  summary: 'Contratti di servizi, prodotti e fibra del cliente',
  rules: ['contratto.chiamate.3'],
  access: 'customer',
  modules: null,
  answer: z.strictObject({ contratti: z.array(wireVasContract) }),
  errors: ['S-001'],
  example: { request: {}, answer: { contratti: [exampleVasContract] } },
  cacheMs: CACHE_LIFETIME_MS,
  toModel: (answer, settings) => answer.contratti.map((contract) => toVasContract(contract, settings)),
});
