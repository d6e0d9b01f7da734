import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { exampleCaseSummary, toCaseSummary, wireCaseSummary } from './wireCase.ts';

/** Lists the customer's last hundred cases, newest first (reclami.cliente.1). */
export const cases = defineCall({
  id: 'cases',
  backend: 'sportello',
  method: 'GET',
  path: '/reclami',
  summary: 'Reclami e richieste scritte del cliente',
  rules: ['reclami.chiamate.1', 'reclami.cliente.1'],
  access: 'customer',
  modules: { support: 'ACTIVE' },
  answer: z.strictObject({ reclami: z.array(z.strictObject(wireCaseSummary)) }),
  errors: [],
  example: { request: {}, answer: { reclami: [exampleCaseSummary] } },
  invalidatedBy: 'cases',
  toModel: (answer) => answer.reclami.map(toCaseSummary),
});
