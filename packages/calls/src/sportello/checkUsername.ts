import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { freeCode } from '../mechanism/ids.ts';
import { newUsername } from '../mechanism/wire.ts';

/** Returns whether a username is available, only during a registration and with a rate limit. */
export const checkUsername = defineCall({
  id: 'checkUsername',
  backend: 'sportello',
  method: 'POST',
  path: '/registrazione/username',
  summary: 'Verifica che uno username sia libero, durante la registrazione',
  rules: ['credenziali.username.3'],
  access: 'anyone',
  readOnly: true,
  body: z.strictObject({ idRegistrazione: freeCode('attempt', 64), username: newUsername(120) }),
  answer: z.strictObject({ libero: z.boolean() }),
  errors: ['PROCEDURE_EXPIRED', 'TOO_MANY_ATTEMPTS'],
  example: {
    request: { body: { idRegistrazione: 'reg_0199f0c27a517c31', username: 'giulia.ferri' } },
    answer: { libero: true },
  },
  toModel: (answer) => ({ isFree: answer.libero }),
});
