import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';

/** Ends the caller's session at once, for all its tokens (sessione.chiamate.5). */
export const signOut = defineCall({
  id: 'signOut',
  backend: 'sportello',
  method: 'POST',
  path: '/logout',
  summary: 'Chiusura della sessione',
  rules: ['sessione.chiamate.5'],
  access: 'signed-in',
  modules: null,
  inTheirName: 'ONESELF',
  answer: z.strictObject({}),
  errors: [],
  example: { request: {}, answer: {} },
  toModel: () => undefined,
});
