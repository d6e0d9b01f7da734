import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { newPasswordErrors, typedPassword } from './passwords.ts';

/**
 * Changes the password of the signed-in user; a wrong current one returns BADP000 instead of 401, which would cause a
 * refresh loop.
 */
export const cambioPassword = defineCall({
  id: 'cambioPassword',
  backend: 'ping',
  method: 'POST',
  path: '/clienti/v1/cambioPassword',
  summary: 'Cambio della password con quella attuale',
  rules: ['credenziali.chiamate.1', 'credenziali.password.8', 'operatore.accesso.1'],
  access: 'signed-in',
  modules: { profile: 'ACTIVE' },
  inTheirName: 'NEVER',
  body: z.strictObject({ currentPassword: typedPassword, newPassword: typedPassword }),
  answer: z.strictObject({}),
  errors: ['BADP000', ...newPasswordErrors, 'TOO_MANY_ATTEMPTS'],
  touches: ['sessions'],
  example: {
    request: { body: { currentPassword: 'Sportello-2026', newPassword: 'Campo-Di-Grano-7' } },
    answer: {},
  },
  toModel: () => undefined,
});
