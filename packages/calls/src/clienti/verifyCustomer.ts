import { CONTACT_CHANNELS, type RegistrationStart } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { customerSegment, fiscalCode, vatNumber } from '../mechanism/identity.ts';
import { freeCode } from '../mechanism/ids.ts';
import { requireExactlyOne, secret } from '../mechanism/wire.ts';
import { channel } from './sentCode.ts';

/**
 * Rejects a tax identifier that the segment does not register with; administrators may use either (formato.codici.1).
 */
const identifierOfSegment = z.superRefine<{
  segmento: z.output<typeof customerSegment>;
  codiceFiscale?: string | undefined;
  partitaIVA?: string | undefined;
}>((body, context) => {
  if (body.segmento === 'Amministratore') return;
  const wrong = body.segmento === 'Residenziale' ? 'partitaIVA' : 'codiceFiscale';
  if (body[wrong] !== undefined) context.addIssue({ code: 'custom', path: [wrong], message: 'NOT_OF_SEGMENT' });
});

/**
 * Starts a registration: identifies the customer by tax identifier and customer code. Every rejection has the same
 * code 10, so it doesn't reveal whether the pair is wrong or an account exists.
 */
export const verifyCustomer = defineCall({
  id: 'verifyCustomer',
  backend: 'clienti',
  method: 'POST',
  path: '/v2/verifyCustomer',
  summary: 'Riconoscimento del cliente all’inizio della registrazione',
  rules: ['credenziali.registrazione.1', 'credenziali.registrazione.2', 'formato.codici.1'],
  access: 'anyone',
  body: z
    .strictObject({
      segmento: customerSegment,
      codiceFiscale: z.optional(fiscalCode),
      partitaIVA: z.optional(vatNumber),
      codiceCliente: freeCode('proof'),
      recaptcha: z.optional(secret(8192)),
    })
    .check(requireExactlyOne('codiceFiscale', 'partitaIVA'), identifierOfSegment),
  answer: z.strictObject({
    idRegistrazione: z.string(),
    contatti: z.array(
      z.strictObject({
        canale: channel,
        /** Masked: `g***@example.it`. */
        valore: z.string(),
      }),
    ),
  }),
  errors: ['10', 'CAPTCHA_REQUIRED', 'CAPTCHA_FAILED', 'TOO_MANY_ATTEMPTS'],
  example: {
    request: {
      body: {
        segmento: 'Residenziale',
        codiceFiscale: 'FRRGLI85M41F205V',
        codiceCliente: '1000000001',
        recaptcha: 'demo',
      },
    },
    answer: {
      idRegistrazione: 'reg_0199f0c27a517c31',
      contatti: [{ canale: 'E-MAIL', valore: 'g***@example.it' }],
    },
  },
  toModel: (answer): RegistrationStart => ({
    registrationId: answer.idRegistrazione,
    contacts: answer.contatti.flatMap(({ canale, valore }) => {
      const known = CONTACT_CHANNELS.find((each) => each === canale);
      return known ? [{ channel: known, masked: valore }] : [];
    }),
  }),
});
