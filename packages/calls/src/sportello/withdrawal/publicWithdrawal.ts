import * as z from 'zod/mini';
import { oneTimeCode } from '../../clienti/sentCode.ts';
import { defineCall } from '../../mechanism/call.ts';
import { email } from '../../mechanism/identity.ts';
import { freeCode } from '../../mechanism/ids.ts';
import { idempotencyHeaders, instant, line, secret } from '../../mechanism/wire.ts';
import { exampleReceipt } from './wireWithdrawal.ts';

const open = { backend: 'sportello', method: 'POST', access: 'anyone' } as const;

const whose = { codiceContratto: freeCode('proof'), nome: line(120), email };

const exampleOf = { codiceContratto: '4000000001', nome: 'Giulia Ferri', email: 'g.ferri@example.it' };

/** Sends a code where number, name and email are those of one contract; the answer is always the same (recesso.pubblico.1). */
export const sendWithdrawalCode = defineCall({
  ...open,
  id: 'sendWithdrawalCode',
  path: '/recessi/pubblici/codice',
  summary: 'Invia il codice con cui si recede da un contratto senza accesso',
  rules: ['recesso.chiamate.1', 'recesso.pubblico.1'],
  body: z.strictObject({ ...whose, recaptcha: z.optional(secret(8192)) }),
  answer: z.strictObject({}),
  errors: ['BLDM000', 'CAPTCHA_REQUIRED', 'CAPTCHA_FAILED', 'TOO_MANY_ATTEMPTS'],
  example: { request: { body: { ...exampleOf, recaptcha: 'demo' } }, answer: {} },
  toModel: () => undefined,
});

/** Withdraws with the code; the receipt goes to the address (recesso.pubblico.2). */
export const withdrawPublicly = defineCall({
  ...open,
  id: 'withdrawPublicly',
  path: '/recessi/pubblici',
  summary: 'Conferma il recesso da un contratto senza accesso',
  rules: ['recesso.chiamate.1', 'recesso.pubblico.2', 'recesso.conferma.2'],
  headers: idempotencyHeaders,
  body: z.strictObject({ ...whose, codice: oneTimeCode }),
  answer: z.strictObject({ numero: z.string(), data: instant }),
  errors: [
    'BLDM000',
    'CODE_WRONG',
    'CODE_EXPIRED',
    'WITHDRAWAL_NOT_OPEN',
    'REQUEST_REPEATED_DIFFERENTLY',
    'TOO_MANY_ATTEMPTS',
  ],
  example: {
    request: {
      headers: { 'idempotency-key': '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e41' },
      body: { ...exampleOf, codice: '483920' },
    },
    answer: { numero: exampleReceipt.numero, data: exampleReceipt.data },
  },
  toModel: ({ numero, data }) => ({ number: numero, at: Date.parse(data) }),
});
