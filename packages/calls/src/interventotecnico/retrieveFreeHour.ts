import { CACHE_LIFETIME_MS } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';

/** Returns whether the customer still has the free hour. An error does not mean "no" (pagine.attesa.2). */
export const retrieveFreeHour = defineCall({
  id: 'retrieveFreeHour',
  backend: 'interventotecnico',
  method: 'GET',
  path: '/interventions/retrieveFreeHour',
  summary: 'Se il cliente ha ancora l’ora gratis',
  rules: ['prenotazione.chiamate.8'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  answer: z.strictObject({ freeHourAvailable: z.boolean() }),
  errors: ['S-001'],
  example: { request: {}, answer: { freeHourAvailable: true } },
  cacheMs: CACHE_LIFETIME_MS,
  toModel: (answer) => answer.freeHourAvailable,
});
