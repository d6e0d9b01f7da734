import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { email, phoneNumber } from '../mechanism/identity.ts';
import { oneTimeCode } from './sentCode.ts';

/**
 * Saves the contacts; an absent or empty one stays unchanged. The body is fixed (profilo.chiamate.2), so the codes
 * that confirm a changed contact (`sendOTP`) travel as headers.
 */
export const modificaDatiProfilo = defineCall({
  id: 'modificaDatiProfilo',
  backend: 'clienti',
  method: 'POST',
  path: '/v1/modificaDatiProfilo',
  summary: 'Modifica dei contatti del profilo',
  rules: ['profilo.chiamate.2', 'profilo.contatti.1', 'profilo.contatti.2'],
  access: 'customer-in-person',
  modules: { profile: 'ACTIVE' },
  headers: z.object({ 'x-otp-mail': z.optional(oneTimeCode), 'x-otp-cellulare': z.optional(oneTimeCode) }),
  body: z.strictObject({
    /** Must be in capitals (profilo.contatti.1). */
    mail: z.optional(email.check(z.refine((mail) => mail === mail.toUpperCase(), { error: 'NOT_IN_CAPITALS' }))),
    /** Raw input; a gateway's client sends an empty string when there is none. */
    cellulare: z.optional(z.union([z.literal(''), phoneNumber])),
  }),
  answer: z.strictObject({}),
  errors: ['BLDM000', 'CODE_NEEDED', 'CODE_WRONG', 'CODE_EXPIRED', 'CONTACT_LOCKED', 'TOO_MANY_ATTEMPTS'],
  touches: ['recuperaDatiProfilo'],
  example: {
    request: {
      headers: { 'x-otp-mail': '483920' },
      body: { cellulare: '+393331234567', mail: 'GIULIA.NUOVA@EXAMPLE.IT' },
    },
    answer: {},
  },
  toModel: () => undefined,
});
