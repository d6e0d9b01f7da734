import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { line, secret } from '../mechanism/wire.ts';
import { exampleTokens, sessionTokens, toTokens } from './tokens.ts';

/**
 * Signs in (sessione.chiamate.1). The password is sent in base64; a refresh token in its place, in base64 or plain,
 * renews the session instead (sessione.chiamate.3). "Remember me" is a header, since the body is fixed
 * (sessione.chiamate.4).
 */
export const login = defineCall({
  id: 'login',
  backend: 'ping',
  method: 'POST',
  path: '/clienti/v1/login',
  summary: 'Accesso con username e password, o rinnovo della sessione con il refresh token',
  rules: ['sessione.chiamate.1', 'sessione.chiamate.3', 'sessione.chiamate.4'],
  access: 'anyone',
  headers: z.object({ 'x-ricordami': z.optional(z.enum(['0', '1'])) }),
  body: z.strictObject({
    username: line(120),
    password: secret(1024),
    recaptcha: z.optional(secret(8192)),
  }),
  answer: sessionTokens,
  errors: ['CREDENTIALS_WRONG', 'SESSION_NOT_VALID', 'CAPTCHA_REQUIRED', 'CAPTCHA_FAILED', 'TOO_MANY_ATTEMPTS'],
  example: {
    request: {
      headers: { 'x-ricordami': '1' },
      body: { username: 'full', password: 'U3BvcnRlbGxvLTIwMjY=', recaptcha: 'demo' },
    },
    answer: exampleTokens,
  },
  toModel: toTokens,
});
