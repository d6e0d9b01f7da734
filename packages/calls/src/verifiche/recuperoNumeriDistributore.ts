import type { DealerContact } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { ownId } from '../mechanism/ids.ts';

/** Returns the phone number for each contract; a contract without one is omitted. */
export const recuperoNumeriDistributore = defineCall({
  id: 'recuperoNumeriDistributore',
  backend: 'verifiche',
  method: 'POST',
  path: '/v2/recuperoNumeriDistributore',
  summary: 'Numeri di telefono del distributore per i contratti indicati',
  rules: ['contratto.chiamate.12', 'contratto.modello.12'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  readOnly: true,
  body: z.strictObject({
    contratti: z.array(ownId('commodity-contract')).check(z.minLength(1, 'MISSING'), z.maxLength(500, 'TOO_LONG')),
  }),
  // 500 codes of 40 characters.
  maxBodyBytes: 32 * 1024,
  answer: z.strictObject({
    contatti: z.array(z.strictObject({ codiceContratto: z.string(), telefono: z.string() })),
  }),
  errors: ['NOT_FOUND'],
  example: {
    request: { body: { contratti: ['4000000001'] } },
    answer: { contatti: [{ codiceContratto: '4000000001', telefono: '800000001' }] },
  },
  toModel: (answer) =>
    answer.contatti.map((contact): DealerContact => ({
      contractCode: contact.codiceContratto,
      dealerPhoneNumber: contact.telefono,
    })),
});
