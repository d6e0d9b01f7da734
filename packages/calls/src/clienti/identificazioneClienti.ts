import { CACHE_LIFETIME_MS, COMPANY_CODE } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { optionalText } from '../mechanism/wire.ts';
import { isNewCustomer } from './profile.ts';

/** Returns whether the customer is new; on an error the caller leaves the user unchanged (profilo.chiamate.4). */
export const identificazioneClienti = defineCall({
  id: 'identificazioneClienti',
  backend: 'clienti',
  method: 'GET',
  path: '/v1/identificazioneClienti',
  summary: 'Identificazione di un cliente nuovo',
  rules: ['profilo.chiamate.4'],
  access: 'customer',
  modules: null,
  query: z.strictObject({ societa: z.literal(COMPANY_CODE) }),
  answer: z.strictObject({
    /** N or S marks a new customer. */
    clienteNew: optionalText,
  }),
  errors: [],
  example: { request: { query: { societa: 'EE' } }, answer: { clienteNew: 'N' } },
  cacheMs: CACHE_LIFETIME_MS,
  toModel: (answer) => ({ isNew: isNewCustomer(answer.clienteNew) }),
});
