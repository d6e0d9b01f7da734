import type { ResetLeave } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { freeCode } from '../mechanism/ids.ts';
import { line } from '../mechanism/wire.ts';

/**
 * Confirms a recovery (started by `recuperoCredenziali`) with the code from the message or the longer one in its
 * link. Both work once; the answer is the grant that `resetPassword` requires.
 */
export const resetPasswordAuthorize = defineCall({
  id: 'resetPasswordAuthorize',
  backend: 'ping',
  method: 'POST',
  path: '/clienti/v1/resetPasswordAuthorize',
  summary: 'Verifica del codice o del link di recupero della password',
  rules: ['credenziali.recupero.1', 'credenziali.recupero.2'],
  access: 'anyone',
  body: z.strictObject({ idRecupero: freeCode('attempt', 64), codice: line(128) }),
  answer: z.strictObject({
    autorizzazione: z.string(),
    /** Seconds. */
    validita: z.number().check(z.positive()),
  }),
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'TOO_MANY_ATTEMPTS'],
  example: {
    request: { body: { idRecupero: 'rec_0199f0c27a517c31', codice: '483920' } },
    answer: { autorizzazione: 'aut_0199f0c2.bWFj', validita: 600 },
  },
  toModel: (answer): ResetLeave => ({ token: answer.autorizzazione, validForSeconds: answer.validita }),
});
