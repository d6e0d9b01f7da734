import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';

/** Ends the session that asks, at once and for all its tokens. Ours: the specification only clears the browser. */
export const signOut = defineCall({
  id: 'signOut',
  backend: 'sportello',
  method: 'POST',
  path: '/logout',
  summary: 'Chiusura della sessione',
  spec: 'Design §4.1 (own call)',
  access: 'signed-in',
  answer: z.strictObject({}),
  errors: [],
  example: { request: {}, answer: {} },
  toModel: () => undefined,
});
