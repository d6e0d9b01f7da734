import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { secret } from '../mechanism/wire.ts';
import { newPasswordErrors, typedPassword } from './passwords.ts';

/** Sets a new password with the grant of `resetPasswordAuthorize`, and ends every session of the account. */
export const resetPassword = defineCall({
  id: 'resetPassword',
  backend: 'ping',
  method: 'POST',
  path: '/clienti/v1/resetPassword',
  summary: 'Nuova password dopo il recupero',
  rules: ['credenziali.recupero.1', 'credenziali.password.7'],
  access: 'anyone',
  body: z.strictObject({ autorizzazione: secret(256), newPassword: typedPassword }),
  answer: z.strictObject({}),
  errors: [...newPasswordErrors, 'PROCEDURE_EXPIRED', 'TOO_MANY_ATTEMPTS'],
  example: {
    request: { body: { autorizzazione: 'aut_0199f0c2.bWFj', newPassword: 'Campo-Di-Grano-7' } },
    answer: {},
  },
  toModel: () => undefined,
});
