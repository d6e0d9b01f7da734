import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { freeCode } from '../mechanism/ids.ts';
import { secret } from '../mechanism/wire.ts';
import { exampleTokens, sessionTokens, toTokens } from './tokens.ts';

/** Renews the session at the identity provider's token endpoint (sessione.chiamate.2, RFC 6749 §6). */
export const token = defineCall({
  id: 'token',
  backend: 'ping',
  method: 'POST',
  path: '/as/token',
  summary: 'Rinnovo della sessione con il refresh token',
  rules: ['sessione.chiamate.2'],
  access: 'anyone',
  bodyType: 'form',
  body: z.strictObject({
    grant_type: freeCode('oauth', 64),
    client_id: freeCode('oauth', 120),
    refresh_token: secret(512),
  }),
  answer: sessionTokens,
  errors: ['SESSION_NOT_VALID', 'CLIENT_NOT_KNOWN', 'GRANT_NOT_SUPPORTED', 'TOO_MANY_ATTEMPTS'],
  example: {
    request: {
      body: { grant_type: 'refresh_token', client_id: 'sportello', refresh_token: exampleTokens.refresh_token },
    },
    answer: exampleTokens,
  },
  toModel: toTokens,
});
