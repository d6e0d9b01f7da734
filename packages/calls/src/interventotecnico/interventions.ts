import {
  CACHE_LIFETIME_MS,
  INTERVENTION_ORIGINS,
  INTERVENTION_PAGE_LIMIT,
  INTERVENTION_PAGE_OFFSET,
  REQUEST_ORIGIN,
} from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { present } from '../mechanism/empty.ts';
import { digits, optionalNumber } from '../mechanism/wire.ts';
import { exampleIntervention, toIntervention, wireIntervention } from './intervention.ts';

/**
 * The customer's interventions, newest first. The five-year range is never sent (intervento.chiamate.1): the backend
 * applies it.
 */
export const interventions = defineCall({
  id: 'interventions',
  backend: 'interventotecnico',
  method: 'GET',
  path: '/interventions',
  summary: 'Interventi tecnici del cliente',
  rules: ['intervento.chiamate.1'],
  access: 'customer',
  modules: { contracts: 'PREVIEW' },
  query: z.strictObject({
    from: z._default(z.enum(INTERVENTION_ORIGINS), 'Homepage'),
    limit: z._default(digits(1, INTERVENTION_PAGE_LIMIT), INTERVENTION_PAGE_LIMIT),
    offset: z._default(digits(0, 100_000), INTERVENTION_PAGE_OFFSET),
    origin: z._default(z.literal(REQUEST_ORIGIN), REQUEST_ORIGIN),
  }),
  answer: z.strictObject({
    interventions: z.array(wireIntervention),
    total: optionalNumber,
  }),
  errors: ['S-001'],
  example: {
    request: { query: { from: 'Homepage', limit: '50', offset: '0', origin: 'WEB' } },
    answer: { interventions: [exampleIntervention], total: 1 },
  },
  cacheMs: CACHE_LIFETIME_MS,
  invalidatedBy: 'interventions',
  toModel: (answer) => ({
    interventions: answer.interventions.map(toIntervention),
    total: present(answer.total),
  }),
});
