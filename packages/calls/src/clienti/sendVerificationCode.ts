import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { freeCode } from '../mechanism/ids.ts';
import { contactFields, contactOfChannel, exampleSentCode, toSentCode, wireSentCode } from './sentCode.ts';

/**
 * Sends the code that confirms a registration on the chosen channel, to the contact that the provider has; `mail` or
 * `cellulare` are only for when it has none.
 */
export const sendVerificationCode = defineCall({
  id: 'sendVerificationCode',
  backend: 'clienti',
  method: 'POST',
  path: '/v2/sendVerificationCode',
  summary: 'Invio del codice che conferma la registrazione',
  rules: ['credenziali.registrazione.1'],
  access: 'anyone',
  body: z.strictObject({ idRegistrazione: freeCode('attempt', 64), ...contactFields }).check(contactOfChannel),
  answer: wireSentCode,
  errors: ['BLDM000', 'PROCEDURE_EXPIRED', 'TOO_MANY_ATTEMPTS'],
  example: {
    request: { body: { idRegistrazione: 'reg_0199f0c27a517c31', canale: 'E-MAIL' } },
    answer: exampleSentCode,
  },
  toModel: toSentCode,
});
