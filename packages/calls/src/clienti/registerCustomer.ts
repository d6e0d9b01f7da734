import { INVITATION_CODE } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { freeCode } from '../mechanism/ids.ts';
import { newUsername } from '../mechanism/wire.ts';
import { encodedPassword, newPasswordErrors } from '../ping/passwords.ts';
import { consentChoices, exampleConsentChoices } from './consents.ts';
import { oneTimeCode } from './sentCode.ts';

/**
 * Completes a registration: the account exists afterwards and its owner signs in. An invalid username or password
 * does not consume the code, which can be used again.
 */
export const registerCustomer = defineCall({
  id: 'registerCustomer',
  backend: 'clienti',
  method: 'POST',
  path: '/v2/registerCustomer',
  summary: 'Registrazione con username, password, consensi e codice di conferma',
  rules: ['credenziali.registrazione.1', 'credenziali.password.7', 'credenziali.username.1', 'invito.registrazione.1'],
  access: 'anyone',
  headers: z.object({ canale: z.literal('web') }),
  body: z.strictObject({
    idRegistrazione: freeCode('attempt', 64),
    codice: oneTimeCode,
    /** Optional in the schema because an empty one has an error code of its own, UIDP002. */
    username: z.optional(newUsername(120)),
    password: encodedPassword,
    accettaCondizioni: z.literal(true),
    consensi: consentChoices,
    /** Code of a friend's invitation (invito.registrazione.1). */
    codiceInvito: z.optional(z.string().check(z.regex(INVITATION_CODE, 'NOT_VALID'))),
  }),
  answer: z.strictObject({}),
  errors: [
    '10',
    'UIDP001',
    'UIDP002',
    ...newPasswordErrors,
    'CODE_WRONG',
    'CODE_EXPIRED',
    'PROCEDURE_EXPIRED',
    'TOO_MANY_ATTEMPTS',
  ],
  example: {
    request: {
      headers: { canale: 'web' },
      body: {
        idRegistrazione: 'reg_0199f0c27a517c31',
        codice: '483920',
        username: 'giulia.ferri',
        password: 'Q2FtcG8tRGktR3Jhbm8tNw==',
        accettaCondizioni: true,
        consensi: exampleConsentChoices,
      },
    },
    answer: {},
  },
  toModel: () => undefined,
});
