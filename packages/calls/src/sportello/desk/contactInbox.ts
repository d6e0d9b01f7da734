import type { ReceivedRequest } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { present } from '../../mechanism/empty.ts';
import { deskId, freeCode } from '../../mechanism/ids.ts';
import { digits, idempotencyHeaders, instant, lines, optionalText } from '../../mechanism/wire.ts';
import {
  exampleContactRequest,
  receiptNumber,
  toContactRequest,
  wireContactRequest,
} from '../support/contactRequest.ts';

const wireReceivedRequest = z.strictObject({
  ...wireContactRequest,
  codiceArgomento: z.string(),
  codiceCliente: z.string(),
  nome: z.string(),
  segmento: z.string(),
  operatore: optionalText,
  presa: z.nullable(z.strictObject({ operatore: z.string(), data: instant, mia: z.boolean() })),
});

const exampleReceivedRequest = {
  ...exampleContactRequest,
  codiceArgomento: 'bollette',
  codiceCliente: '1000000001',
  nome: 'Giulia Ferri',
  segmento: 'Residenziale',
  operatore: null,
  presa: null,
};

function toReceivedRequest(wire: z.output<typeof wireReceivedRequest>): ReceivedRequest {
  return {
    ...toContactRequest(wire),
    topicId: wire.codiceArgomento,
    customer: { code: wire.codiceCliente, name: wire.nome, segment: wire.segmento },
    answeredBy: present(wire.operatore),
    handler:
      wire.presa === null
        ? undefined
        : { username: wire.presa.operatore, since: Date.parse(wire.presa.data), isOneself: wire.presa.mia },
  };
}

/** Requests of all customers: the open ones by promised answer date, or the answered ones. */
export const contactInbox = defineCall({
  id: 'contactInbox',
  backend: 'sportello',
  method: 'GET',
  path: '/operatore/richieste',
  summary: 'Richieste dei clienti da evadere',
  rules: ['assistenza.modulo.2', 'assistenza.modulo.4'],
  access: 'operator',
  right: 'ANSWER_REQUESTS',
  query: z.strictObject({
    stato: z.enum(['DA_RISPONDERE', 'RISPOSTE']),
    /** MIE: assigned to the operator; LIBERE: unassigned. */
    chi: z.optional(z.enum(['MIE', 'LIBERE'])),
    argomento: z.optional(freeCode('topic', 64)),
    codiceCliente: z.optional(deskId('customer', 64)),
    inRitardo: z.optional(z.enum(['X'])),
    pagina: z.optional(digits(1, 10_000)),
  }),
  answer: z.strictObject({
    richieste: z.array(wireReceivedRequest),
    totale: z.number(),
    /** Topics of all requests, ignoring the filters. */
    argomenti: z.array(z.strictObject({ codice: z.string(), nome: z.string() })),
  }),
  errors: [],
  example: {
    request: { query: { stato: 'DA_RISPONDERE' } },
    answer: {
      richieste: [exampleReceivedRequest],
      totale: 1,
      argomenti: [{ codice: 'bollette', nome: 'Bollette e pagamenti' }],
    },
  },
  toModel: ({ richieste, totale, argomenti }) => ({
    requests: richieste.map(toReceivedRequest),
    total: totale,
    topics: argomenti.map(({ codice, nome }) => ({ id: codice, name: nome })),
  }),
});

export const receivedRequest = defineCall({
  id: 'receivedRequest',
  backend: 'sportello',
  method: 'GET',
  path: '/operatore/richieste/{numero}',
  summary: 'Una richiesta di un cliente',
  rules: ['assistenza.modulo.2', 'assistenza.modulo.4'],
  access: 'operator',
  right: 'ANSWER_REQUESTS',
  params: z.strictObject({ numero: receiptNumber }),
  answer: z.strictObject({ richiesta: wireReceivedRequest }),
  errors: ['NOT_FOUND'],
  example: {
    request: { params: { numero: 'R-2026-000001' } },
    answer: { richiesta: exampleReceivedRequest },
  },
  toModel: ({ richiesta }) => toReceivedRequest(richiesta),
});

/** Assigns a request to the operator: a free one, or one of the operator who was shown as its assignee. */
export const takeContactRequest = defineCall({
  id: 'takeContactRequest',
  backend: 'sportello',
  method: 'POST',
  path: '/operatore/richieste/{numero}/presa',
  summary: 'Prende in carico una richiesta',
  rules: ['assistenza.modulo.4'],
  access: 'operator',
  right: 'ANSWER_REQUESTS',
  params: z.strictObject({ numero: receiptNumber }),
  body: z.strictObject({ da: z.optional(deskId('operator', 64)) }),
  answer: z.strictObject({}),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  touches: ['contactInbox', 'receivedRequest'],
  example: { request: { params: { numero: 'R-2026-000001' }, body: {} }, answer: {} },
  toModel: () => undefined,
});

export const releaseContactRequest = defineCall({
  id: 'releaseContactRequest',
  backend: 'sportello',
  method: 'DELETE',
  path: '/operatore/richieste/{numero}/presa',
  summary: 'Rilascia una richiesta',
  rules: ['assistenza.modulo.4'],
  access: 'operator',
  right: 'ANSWER_REQUESTS',
  params: z.strictObject({ numero: receiptNumber }),
  answer: z.strictObject({}),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  touches: ['contactInbox', 'receivedRequest'],
  example: { request: { params: { numero: 'R-2026-000001' } }, answer: {} },
  toModel: () => undefined,
});

export const contactFile = defineCall({
  id: 'contactFile',
  backend: 'sportello',
  method: 'GET',
  path: '/operatore/richieste/{numero}/allegati/{posizione}',
  summary: 'Allegato di una richiesta',
  rules: ['assistenza.modulo.2'],
  access: 'operator',
  right: 'ANSWER_REQUESTS',
  params: z.strictObject({ numero: receiptNumber, posizione: digits(1, 5) }),
  answer: z.strictObject({ fileName: z.string(), tipo: z.string(), file: z.string() }),
  errors: ['NOT_FOUND'],
  example: {
    request: { params: { numero: 'R-2026-000001', posizione: '1' } },
    answer: { fileName: 'bolletta.pdf', tipo: 'application/pdf', file: 'JVBERi0=' },
  },
  toModel: (answer) => ({ fileName: answer.fileName, type: answer.tipo, file: answer.file }),
});

/**
 * Answers a request, once, if nobody else is assigned; the second of two operators gets an error that it is already
 * answered.
 */
export const answerContactRequest = defineCall({
  id: 'answerContactRequest',
  backend: 'sportello',
  method: 'POST',
  path: '/operatore/richieste/{numero}/risposta',
  summary: 'Risposta a una richiesta',
  rules: ['assistenza.modulo.2', 'assistenza.modulo.4'],
  access: 'operator',
  right: 'ANSWER_REQUESTS',
  params: z.strictObject({ numero: receiptNumber }),
  headers: idempotencyHeaders,
  body: z.strictObject({ testo: lines(4_000) }),
  answer: z.strictObject({}),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  touches: ['contactInbox', 'receivedRequest'],
  example: {
    request: {
      params: { numero: 'R-2026-000001' },
      headers: { 'idempotency-key': '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e12' },
      body: { testo: 'Il conguaglio tiene conto della lettura del 10 ottobre.' },
    },
    answer: {},
  },
  toModel: () => undefined,
});
