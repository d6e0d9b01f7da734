import * as z from 'zod/mini';
import { defineCall } from '../../../mechanism/call.ts';
import { deskId } from '../../../mechanism/ids.ts';
import { day, digits, idempotencyHeaders, line, lines } from '../../../mechanism/wire.ts';
import { rejectionCode, requestPaper, requestStep } from '../../supply-requests/wireRequest.ts';
import { receivedNumber } from './receivedRequests.ts';

const ofOne = {
  backend: 'sportello',
  method: 'POST',
  access: 'operator',
  right: 'ANSWER_REQUESTS',
  params: z.strictObject({ numero: receivedNumber }),
  answer: z.strictObject({}),
  errors: ['NOT_FOUND', 'REQUEST_CLOSED', 'CHANGED_MEANWHILE'],
  touches: ['supplyRequestQueue', 'receivedSupplyRequest'],
  toModel: () => undefined,
} as const;

const params = { numero: 'PR-2026-000123' };

const reasonGiven = z.refine<{ esito: string; motivo?: string | undefined }>(
  ({ esito, motivo }) => esito !== 'RESPINTA' || motivo !== undefined,
  { error: 'MISSING', path: ['motivo'] },
);

const dayGiven = z.refine<{ passo: z.output<typeof requestStep>; giorno?: string | undefined }>(
  ({ passo, giorno }) => giorno !== undefined || !['LAVORO_PROGRAMMATO', 'ESEGUITA'].includes(passo),
  { error: 'MISSING', path: ['giorno'] },
);

/** Accepts or rejects a paper that nobody has checked; the customer reads the reason (pratica.carte.2). */
export const checkSupplyRequestPaper = defineCall({
  ...ofOne,
  id: 'checkSupplyRequestPaper',
  method: 'PATCH',
  path: '/operatore/pratiche/{numero}/carte/{posizione}',
  summary: 'Accetta o respinge un documento di una pratica',
  rules: ['pratica.chiamate.2', 'pratica.carte.2'],
  params: z.strictObject({ numero: receivedNumber, posizione: digits(1, 999) }),
  body: z.strictObject({ esito: z.enum(['ACCETTATA', 'RESPINTA']), motivo: z.optional(line(300)) }).check(reasonGiven),
  example: {
    request: { params: { ...params, posizione: '1' }, body: { esito: 'RESPINTA', motivo: 'La foto non si legge.' } },
    answer: {},
  },
});

/**
 * Takes a step of a request, and those before it, with the day of the work or from which the change holds; the same
 * again changes nothing (pratica.passi.2).
 */
export const moveSupplyRequest = defineCall({
  ...ofOne,
  id: 'moveSupplyRequest',
  path: '/operatore/pratiche/{numero}/passi',
  summary: 'Segna un passo di una pratica',
  rules: ['pratica.chiamate.2', 'pratica.passi.2', 'pratica.carte.3'],
  body: z
    .strictObject({
      passo: requestStep,
      giorno: z.optional(day),
      /** Hours of the planned work, `8:30-12:30`. */
      orario: z.optional(line(40)),
      /** The bill with the cost, for FATTURATA. */
      bolletta: z.optional(deskId('bill')),
    })
    .check(dayGiven),
  errors: ['NOT_FOUND', 'REQUEST_CLOSED', 'STEP_NOT_NEXT', 'PAPERS_NOT_CHECKED'],
  example: {
    request: { params, body: { passo: 'LAVORO_PROGRAMMATO', giorno: '2026-11-26', orario: '8:30-12:30' } },
    answer: {},
  },
});

/** Rejects a request; the customer reads the code's words and next step (pratica.rifiuti.1). */
export const rejectSupplyRequest = defineCall({
  ...ofOne,
  id: 'rejectSupplyRequest',
  path: '/operatore/pratiche/{numero}/rifiuto',
  summary: 'Rifiuta una pratica',
  rules: ['pratica.chiamate.2', 'pratica.rifiuti.1'],
  body: z.strictObject({ codice: rejectionCode, testo: z.optional(lines(1_000)) }),
  example: { request: { params, body: { codice: 'PUNTO_INESISTENTE' } }, answer: {} },
});

/** Writes to the customer, and asks for a paper where it names one (pratica.operatore.2). */
export const answerSupplyRequest = defineCall({
  ...ofOne,
  id: 'answerSupplyRequest',
  path: '/operatore/pratiche/{numero}/messaggi',
  summary: 'Scrive al cliente di una pratica',
  rules: ['pratica.chiamate.2', 'pratica.operatore.2'],
  headers: idempotencyHeaders,
  body: z.strictObject({ testo: lines(2_000), chiede: z.optional(requestPaper) }),
  errors: ['NOT_FOUND', 'REQUEST_CLOSED', 'REQUEST_REPEATED_DIFFERENTLY'],
  example: {
    request: {
      params,
      headers: { 'idempotency-key': '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e53' },
      body: { testo: 'Ci serve il contratto di affitto.', chiede: 'TITOLO' },
    },
    answer: {},
  },
});
