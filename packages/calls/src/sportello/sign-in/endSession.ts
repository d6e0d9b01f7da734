import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { ownId } from '../../mechanism/ids.ts';

/** Ends one session of the account; ending an expired one changes nothing. */
export const endSession = defineCall({
  id: 'endSession',
  backend: 'sportello',
  method: 'DELETE',
  path: '/sessioni/{id}',
  summary: 'Chiusura di una sessione su un altro dispositivo',
  rules: ['sessione.chiamate.5'],
  access: 'signed-in',
  modules: null,
  inTheirName: 'NEVER',
  params: z.strictObject({ id: ownId('session') }),
  answer: z.strictObject({}),
  errors: ['NOT_FOUND'],
  touches: ['sessions'],
  example: { request: { params: { id: '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e11' } }, answer: {} },
  toModel: () => undefined,
});
