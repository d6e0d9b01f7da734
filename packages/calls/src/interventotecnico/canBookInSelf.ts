import { CACHE_LIFETIME_MS } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';

/** Returns whether the customer may book online. An error does not mean "no" (pagine.attesa.2). */
export const canBookInSelf = defineCall({
  id: 'canBookInSelf',
  backend: 'interventotecnico',
  method: 'GET',
  path: '/interventions/canBookInSelf',
  summary: 'Se il cliente può prenotare da solo',
  rules: ['prenotazione.chiamate.7'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  answer: z.strictObject({ selfBooking: z.strictObject({ canBookInSelf: z.boolean() }) }),
  errors: ['S-001'],
  example: { request: {}, answer: { selfBooking: { canBookInSelf: true } } },
  cacheMs: CACHE_LIFETIME_MS,
  toModel: (answer) => answer.selfBooking.canBookInSelf,
});
