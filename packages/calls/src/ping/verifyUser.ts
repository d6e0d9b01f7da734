import type { CriticalActWindow } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { encodedPassword } from './passwords.ts';

/**
 * Checks the password of the signed-in user and thereby opens the window in which this session may perform critical
 * operations such as `deleteUser` (credenziali.chiamate.2).
 */
export const verifyUser = defineCall({
  id: 'verifyUser',
  backend: 'ping',
  method: 'POST',
  path: '/clienti/v1/verifyUser',
  summary: 'Nuova verifica della password prima di un’operazione delicata',
  rules: ['credenziali.chiamate.2'],
  access: 'customer-in-person',
  modules: { profile: 'PREVIEW' },
  body: z.strictObject({ password: encodedPassword }),
  answer: z.strictObject({
    /** Seconds. */
    validita: z.number().check(z.positive()),
  }),
  errors: ['BADP000', 'TOO_MANY_ATTEMPTS'],
  example: { request: { body: { password: 'U3BvcnRlbGxvLTIwMjY=' } }, answer: { validita: 300 } },
  toModel: (answer): CriticalActWindow => ({ openForSeconds: answer.validita }),
});
