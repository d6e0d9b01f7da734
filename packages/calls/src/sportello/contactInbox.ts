import type { ReceivedRequest } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { present } from '../mechanism/empty.ts';
import { digits, idempotencyHeaders, lines, optionalText } from '../mechanism/wire.ts';
import { exampleContactRequest, receiptNumber, toContactRequest, wireContactRequest } from './contactRequest.ts';

const answering = ['HELP_DESK', 'ADMINISTRATOR'] as const;

/** The requests of all customers: those to be answered by the date of their promise, or those that were. */
export const contactInbox = defineCall({
  id: 'contactInbox',
  backend: 'sportello',
  method: 'GET',
  path: '/operatore/richieste',
  summary: 'Richieste dei clienti da evadere',
  rules: ['assistenza.modulo.2'],
  access: 'operator',
  roles: answering,
  query: z.strictObject({ stato: z.enum(['DA_RISPONDERE', 'RISPOSTE']), pagina: z.optional(digits(1, 10_000)) }),
  answer: z.strictObject({
    richieste: z.array(
      z.strictObject({
        ...wireContactRequest,
        codiceCliente: z.string(),
        nome: z.string(),
        segmento: z.string(),
        operatore: optionalText,
      }),
    ),
    totale: z.number(),
  }),
  errors: [],
  example: {
    request: { query: { stato: 'DA_RISPONDERE' } },
    answer: {
      richieste: [
        {
          ...exampleContactRequest,
          codiceCliente: '1000000001',
          nome: 'Giulia Ferri',
          segmento: 'Residenziale',
          operatore: null,
        },
      ],
      totale: 1,
    },
  },
  toModel: (answer) => ({
    requests: answer.richieste.map((wire): ReceivedRequest => ({
      ...toContactRequest(wire),
      customer: { code: wire.codiceCliente, name: wire.nome, segment: wire.segmento },
      answeredBy: present(wire.operatore),
    })),
    total: answer.totale,
  }),
});

/** A file of a request, in base64. */
export const contactFile = defineCall({
  id: 'contactFile',
  backend: 'sportello',
  method: 'GET',
  path: '/operatore/richieste/{numero}/allegati/{posizione}',
  summary: 'Allegato di una richiesta',
  rules: ['assistenza.modulo.2'],
  access: 'operator',
  roles: answering,
  params: z.strictObject({ numero: receiptNumber, posizione: digits(1, 5) }),
  answer: z.strictObject({ fileName: z.string(), tipo: z.string(), file: z.string() }),
  errors: ['NOT_FOUND'],
  example: {
    request: { params: { numero: 'R-2026-000001', posizione: '1' } },
    answer: { fileName: 'bolletta.pdf', tipo: 'application/pdf', file: 'JVBERi0=' },
  },
  toModel: (answer) => ({ fileName: answer.fileName, type: answer.tipo, file: answer.file }),
});

/** Answers a request, once: of two operators the second is told that it is answered. */
export const answerContactRequest = defineCall({
  id: 'answerContactRequest',
  backend: 'sportello',
  method: 'POST',
  path: '/operatore/richieste/{numero}/risposta',
  summary: 'Risposta a una richiesta',
  rules: ['assistenza.modulo.2'],
  access: 'operator',
  roles: answering,
  params: z.strictObject({ numero: receiptNumber }),
  headers: idempotencyHeaders,
  body: z.strictObject({ testo: lines(4_000) }),
  answer: z.strictObject({}),
  errors: ['NOT_FOUND', 'CHANGED_MEANWHILE'],
  touches: ['contactInbox'],
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
