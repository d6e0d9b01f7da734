import { CACHE_LIFETIME_MS, type DataUses } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';

/**
 * Returns the customer's data-use choices for the screens that must respect them, also when the right of opposition
 * is no longer offered.
 */
export const dataUses = defineCall({
  id: 'dataUses',
  backend: 'sportello',
  method: 'GET',
  path: '/usi-dati',
  summary: 'Usi dei dati a cui il cliente non si è opposto',
  rules: ['profilo.opposizione.3'],
  access: 'customer',
  modules: null,
  answer: z.strictObject({ offerteDirette: z.boolean(), analisiConsumi: z.boolean(), ricerche: z.boolean() }),
  errors: [],
  example: { request: {}, answer: { offerteDirette: true, analisiConsumi: true, ricerche: true } },
  cacheMs: CACHE_LIFETIME_MS,
  toModel: (answer): DataUses => ({
    offers: answer.offerteDirette,
    profiling: answer.analisiConsumi,
    research: answer.ricerche,
  }),
});
