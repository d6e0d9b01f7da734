import { CACHE_LIFETIME_MS } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { freeCode } from '../mechanism/ids.ts';
import { capitals } from '../mechanism/wire.ts';

/**
 * Validates an IBAN. Only Italian ones are checked (`ibanNeedsCheck`); the caller treats any answer
 * except Y as a failure with ERROR_CHECK_IBAN (pagamento.iban.2).
 */
export const validazioneIBAN = defineCall({
  id: 'validazioneIBAN',
  backend: 'verifiche',
  method: 'GET',
  path: '/v1/validazioneIBAN/{iban}',
  summary: 'Controllo di un IBAN italiano',
  rules: ['pagamento.iban.1', 'pagamento.iban.2'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  params: z.strictObject({ iban: freeCode('iban', capitals(34)) }),
  answer: z.strictObject({ valido: z.enum(['Y', 'N']) }),
  errors: [],
  example: { request: { params: { iban: 'IT60X0542811101000000123456' } }, answer: { valido: 'Y' } },
  cacheMs: CACHE_LIFETIME_MS,
  toModel: (answer) => ({ isValid: answer.valido === 'Y' }),
});
