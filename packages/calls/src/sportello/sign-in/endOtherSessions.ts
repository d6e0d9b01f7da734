import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';

export const endOtherSessions = defineCall({
  id: 'endOtherSessions',
  backend: 'sportello',
  method: 'DELETE',
  path: '/sessioni',
  summary: 'Chiusura delle sessioni su tutti gli altri dispositivi',
  rules: ['sessione.chiamate.5'],
  access: 'signed-in',
  modules: null,
  inTheirName: 'NEVER',
  answer: z.strictObject({
    chiuse: z.number(),
  }),
  errors: [],
  touches: ['sessions'],
  example: { request: {}, answer: { chiuse: 2 } },
  toModel: (answer) => ({ ended: answer.chiuse }),
});
