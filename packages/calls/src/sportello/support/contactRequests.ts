import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { exampleContactRequest, toContactRequest, wireContactRequest } from './contactRequest.ts';

/** Lists the customer's last hundred requests to customer service, newest first. */
export const contactRequests = defineCall({
  id: 'contactRequests',
  backend: 'sportello',
  method: 'GET',
  path: '/richieste',
  summary: 'Richieste al servizio clienti e risposte',
  rules: ['assistenza.modulo.2'],
  access: 'customer',
  modules: { support: 'ACTIVE' },
  answer: z.strictObject({ richieste: z.array(z.strictObject(wireContactRequest)) }),
  errors: [],
  example: { request: {}, answer: { richieste: [exampleContactRequest] } },
  invalidatedBy: 'notifications',
  toModel: (answer) => answer.richieste.map(toContactRequest),
});
