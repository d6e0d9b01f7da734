import { isPdr, isPod, PUBLIC_CASE_KINDS, type PublicCaseReceipt } from '@sportello/domain';
import * as z from 'zod/mini';
import { oneTimeCode } from '../../clienti/sentCode.ts';
import { MAX_UPLOAD_BYTES, wireUpload } from '../../interventotecnico/attachment.ts';
import { defineCall } from '../../mechanism/call.ts';
import { email } from '../../mechanism/identity.ts';
import { day, idempotencyHeaders, line, lines, secret } from '../../mechanism/wire.ts';

const open = { backend: 'sportello', method: 'POST', access: 'anyone' } as const;

/** POD or PDR, as printed on a bill; nobody looks it up for the one who sends it. */
const supplyCode = line(20).check(z.refine((code) => isPod(code) || isPdr(code), { error: 'NOT_VALID' }));

/** Sends the code that confirms an e-mail address; the answer is the same for every address (reclami.pubblico.1). */
export const sendPublicCaseCode = defineCall({
  ...open,
  id: 'sendPublicCaseCode',
  path: '/reclami/pubblici/codice',
  summary: 'Invia il codice che conferma l’email di un reclamo senza accesso',
  rules: ['reclami.chiamate.3', 'reclami.pubblico.1'],
  body: z.strictObject({ email, recaptcha: z.optional(secret(8192)) }),
  answer: z.strictObject({}),
  errors: ['BLDM000', 'CAPTCHA_REQUIRED', 'CAPTCHA_FAILED', 'TOO_MANY_ATTEMPTS'],
  example: { request: { body: { email: 'g.ferri@example.it', recaptcha: 'demo' } }, answer: {} },
  toModel: () => undefined,
});

/** Opens a case without an account; bills are named in its text (reclami.pubblico.2). */
export const openPublicCase = defineCall({
  ...open,
  id: 'openPublicCase',
  path: '/reclami/pubblici',
  summary: 'Apre un reclamo senza accesso',
  rules: ['reclami.chiamate.3', 'reclami.pubblico.2'],
  headers: idempotencyHeaders,
  body: z.strictObject({
    nome: line(120),
    email,
    codice: oneTimeCode,
    codiceFornitura: supplyCode,
    tipo: z.enum(PUBLIC_CASE_KINDS),
    testo: lines(4_000),
    allegati: z.optional(z.array(wireUpload).check(z.maxLength(5, 'TOO_LONG'))),
  }),
  maxBodyBytes: MAX_UPLOAD_BYTES,
  answer: z.strictObject({
    numero: z.string(),
    rispostaEntro: day,
    /** Attaches the case to an account; it is shown once. */
    codiceCollegamento: z.string(),
  }),
  errors: ['BLDM000', 'CODE_WRONG', 'CODE_EXPIRED', 'REQUEST_REPEATED_DIFFERENTLY', 'TOO_MANY_ATTEMPTS'],
  example: {
    request: {
      headers: { 'idempotency-key': '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e36' },
      body: {
        nome: 'Giulia Ferri',
        email: 'g.ferri@example.it',
        codice: '483920',
        codiceFornitura: 'IT001E12345678',
        tipo: 'RECLAMO',
        testo: 'La bolletta 2026000123456 conta due volte il mese di agosto.',
        allegati: [{ fileName: 'contatore.png', file: 'iVBORw0KGgo=' }],
      },
    },
    answer: { numero: 'RC-2026-000123', rispostaEntro: '2026-12-20', codiceCollegamento: '7KQ4-M2XD-9HTP' },
  },
  toModel: (answer): PublicCaseReceipt => ({
    number: answer.numero,
    answerBy: answer.rispostaEntro,
    linkCode: answer.codiceCollegamento,
  }),
});
