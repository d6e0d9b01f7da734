import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { ownId } from '../mechanism/ids.ts';
import { idempotencyHeaders, line } from '../mechanism/wire.ts';

/** One to five stars. */
const answered = z.strictObject({
  question: line(300),
  rating: z.int().check(z.gte(1, 'TOO_SMALL'), z.lte(5, 'TOO_LARGE')),
});

/**
 * Leaves feedback on an intervention, once: with a key, the same answers may be sent again. Not available to operators: it is the customer's own opinion and can't be
 * undone.
 */
export const sendFeedback = defineCall({
  id: 'sendFeedback',
  backend: 'interventotecnico',
  method: 'POST',
  path: '/interventions/{id}/feedback',
  summary: 'Opinione del cliente su un intervento',
  rules: ['intervento.chiamate.7', 'intervento.feedback.1', 'intervento.feedback.2', 'intervento.feedback.3'],
  access: 'customer-in-person',
  modules: { contracts: 'ACTIVE' },
  headers: idempotencyHeaders,
  params: z.strictObject({ id: ownId('intervention', 64) }),
  body: z.strictObject({ questions: z.array(answered).check(z.minLength(1, 'MISSING'), z.maxLength(30, 'TOO_MANY')) }),
  answer: z.strictObject({}),
  errors: ['NOT_FOUND', 'FEEDBACK_ALREADY_LEFT', 'FEEDBACK_NOT_OPEN', 'S-001'],
  touches: ['interventions', 'companies', 'interventionStory'],
  example: {
    request: {
      headers: { 'idempotency-key': '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e11' },
      params: { id: 'I0000001' },
      body: {
        questions: [
          { question: "Il tecnico è arrivato nell'orario previsto?", rating: 5 },
          { question: 'Quanto è stato cortese e chiaro?', rating: 5 },
          { question: 'Quanto sei soddisfatto del lavoro fatto?', rating: 4 },
          { question: 'Consiglieresti il servizio a un amico?', rating: 5 },
        ],
      },
    },
    answer: {},
  },
  toModel: () => undefined,
});
