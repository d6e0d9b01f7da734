import { tidyFactorCode } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../../mechanism/call.ts';

const appCode = z.string().check(z.overwrite(tidyFactorCode), z.regex(/^\d{6}$/, 'NOT_VALID'));

/** Six digits from the authenticator app, or a recovery code. */
const anyCode = z.string().check(z.overwrite(tidyFactorCode), z.regex(/^(\d{6}|[A-Z2-9]{10})$/, 'NOT_VALID'));

/**
 * Starts the setup of a second factor: returns the secret for an authenticator app, inactive until a code confirms
 * it.
 */
export const beginSecondFactor = defineCall({
  id: 'beginSecondFactor',
  backend: 'sportello',
  method: 'POST',
  path: '/operatore/secondo-fattore',
  summary: 'Segreto per collegare un’app di codici',
  rules: ['operatore.fattore.2'],
  access: 'operator',
  beforeSecondFactor: true,
  answer: z.strictObject({ segreto: z.string(), indirizzo: z.string() }),
  errors: ['SECOND_FACTOR_SET'],
  touches: ['operatorProfile'],
  example: {
    request: {},
    answer: {
      segreto: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
      indirizzo:
        'otpauth://totp/Esempio%20Energia:operatore?issuer=Esempio%20Energia&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&algorithm=SHA1&digits=6&period=30',
    },
  },
  toModel: ({ segreto, indirizzo }) => ({ secret: segreto, address: indirizzo }),
});

/** Activates the second factor with a first code of the app; the recovery codes are returned only this once. */
export const confirmSecondFactor = defineCall({
  id: 'confirmSecondFactor',
  backend: 'sportello',
  method: 'POST',
  path: '/operatore/secondo-fattore/conferma',
  summary: 'Conferma del secondo fattore con un primo codice',
  rules: ['operatore.fattore.2', 'operatore.fattore.3'],
  access: 'operator',
  beforeSecondFactor: true,
  body: z.strictObject({ codice: appCode }),
  answer: z.strictObject({ codiciRecupero: z.array(z.string()) }),
  errors: ['CODE_WRONG', 'CODE_EXPIRED', 'SECOND_FACTOR_SET', 'TOO_MANY_ATTEMPTS'],
  touches: ['operatorProfile'],
  example: {
    request: { body: { codice: '123456' } },
    answer: { codiciRecupero: ['7KQ2M-XW9TB', 'R4H8N-3YVCE'] },
  },
  toModel: ({ codiciRecupero }) => ({ recoveryCodes: codiciRecupero }),
});

export const proveSecondFactor = defineCall({
  id: 'proveSecondFactor',
  backend: 'sportello',
  method: 'POST',
  path: '/operatore/secondo-fattore/prova',
  summary: 'Codice dell’app, o di recupero, di chi ha effettuato l’accesso',
  rules: ['operatore.fattore.1', 'operatore.fattore.3', 'operatore.fattore.4'],
  access: 'operator',
  beforeSecondFactor: true,
  body: z.strictObject({ codice: anyCode }),
  answer: z.strictObject({}),
  errors: ['CODE_WRONG', 'TOO_MANY_ATTEMPTS'],
  touches: ['operatorProfile'],
  example: { request: { body: { codice: '123456' } }, answer: {} },
  toModel: () => undefined,
});
