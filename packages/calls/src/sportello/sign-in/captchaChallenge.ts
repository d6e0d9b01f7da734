import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';

const hex = z.string().check(z.regex(/^[0-9a-f]+$/));

/**
 * Returns a challenge of the proof-of-work captcha (sessione.captcha.2), in the words of the ALTCHA protocol, version
 * 2. Its solution is sent once, in the field `recaptcha` of the call that needs it.
 */
export const captchaChallenge = defineCall({
  id: 'captchaChallenge',
  backend: 'sportello',
  method: 'GET',
  path: '/captcha',
  summary: 'Calcolo da svolgere nel browser come verifica di sicurezza',
  rules: ['sessione.captcha.2'],
  access: 'anyone',
  answer: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal('PBKDF2/SHA-256'),
      cost: z.int(),
      data: z.strictObject({ scade: z.int() }),
      keyLength: z.int(),
      keyPrefix: hex,
      keySignature: hex,
      nonce: hex,
      salt: hex,
    }),
    signature: hex,
  }),
  errors: [],
  example: {
    request: {},
    answer: {
      parameters: {
        algorithm: 'PBKDF2/SHA-256',
        cost: 5000,
        data: { scade: 1_763_630_100 },
        keyLength: 32,
        keyPrefix: '52152abe94bbf0d321ccc1c1bbc8feb4',
        keySignature: '3958db6ed9f1aba5b8b40ee207078d2f41750fedfd404f29e9b4edcc1c28c14f',
        nonce: 'd1b4bb42a7aeebae8ce499f5d853b5e0',
        salt: '346edd5a8700ce473e5ee286345a38dc',
      },
      signature: '7c96566d0100a55f80601331ca6fa2be4ae3a85b79855c7c15b6f3fa1f840d3f',
    },
  },
  toModel: ({ parameters, signature }) => ({ parameters, signature }),
});
