import * as z from 'zod/mini';
import { defineCall } from '../../../mechanism/call.ts';
import { deskId } from '../../../mechanism/ids.ts';
import { distinct, idempotencyHeaders, lines } from '../../../mechanism/wire.ts';
import { caseNumber } from './wireReceivedCase.ts';

const MOST_AT_ONCE = 100;

const touches = ['caseQueue', 'receivedCase', 'caseLoads'] as const;

const ofOne = {
  backend: 'sportello',
  method: 'POST',
  access: 'operator',
  right: 'ANSWER_REQUESTS',
  params: z.strictObject({ numero: caseNumber }),
  answer: z.strictObject({}),
  errors: ['NOT_FOUND', 'CASE_CLOSED', 'CHANGED_MEANWHILE'],
  touches,
  toModel: () => undefined,
} as const;

const params = { numero: 'RC-2026-000123' };

/** Assigns a case to the operator: a free one, or one of the operator who was shown as its assignee. */
export const takeCase = defineCall({
  ...ofOne,
  id: 'takeCase',
  path: '/operatore/reclami/{numero}/presa',
  summary: 'Prende in carico un reclamo',
  rules: ['reclami.chiamate.2', 'reclami.operatore.2'],
  body: z.strictObject({ da: z.optional(deskId('operator', 64)) }),
  example: { request: { params, body: {} }, answer: {} },
});

export const releaseCase = defineCall({
  ...ofOne,
  id: 'releaseCase',
  method: 'DELETE',
  path: '/operatore/reclami/{numero}/presa',
  summary: 'Rilascia un reclamo',
  rules: ['reclami.chiamate.2', 'reclami.operatore.2'],
  example: { request: { params }, answer: {} },
});

/** Assigns many open cases at once: all, or none with the first number that can't be (reclami.operatore.4). */
export const assignCases = defineCall({
  ...ofOne,
  id: 'assignCases',
  path: '/operatore/reclami/assegnazione',
  summary: 'Assegna più reclami a un operatore',
  rules: ['reclami.chiamate.2', 'reclami.operatore.4'],
  right: 'ASSIGN_CASES',
  params: undefined,
  body: z.strictObject({
    numeri: z.array(caseNumber).check(
      z.minLength(1, 'MISSING'),
      z.maxLength(MOST_AT_ONCE, 'TOO_LONG'),
      distinct((number) => number),
    ),
    operatore: deskId('operator', 64),
  }),
  example: { request: { body: { numeri: ['RC-2026-000123'], operatore: 'operatore' } }, answer: {} },
});

/** Adds a note that only the desk reads. */
export const noteOnCase = defineCall({
  ...ofOne,
  id: 'noteOnCase',
  path: '/operatore/reclami/{numero}/note',
  summary: 'Aggiunge una nota interna a un reclamo',
  rules: ['reclami.chiamate.2', 'reclami.operatore.3'],
  headers: idempotencyHeaders,
  body: z.strictObject({ testo: lines(4_000) }),
  errors: ['NOT_FOUND', 'REQUEST_REPEATED_DIFFERENTLY'],
  example: {
    request: {
      params,
      headers: { 'idempotency-key': '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e33' },
      body: { testo: 'Chiesta la verifica al distributore.' },
    },
    answer: {},
  },
});

/** Asks the customer for something: the clocks stand still until the answer (reclami.termini.3). */
export const askAboutCase = defineCall({
  ...ofOne,
  id: 'askAboutCase',
  path: '/operatore/reclami/{numero}/domande',
  summary: 'Chiede qualcosa al cliente e ferma i termini',
  rules: ['reclami.chiamate.2', 'reclami.termini.3'],
  headers: idempotencyHeaders,
  body: z.strictObject({ testo: lines(4_000) }),
  errors: ['NOT_FOUND', 'CASE_CLOSED', 'CHANGED_MEANWHILE', 'REQUEST_REPEATED_DIFFERENTLY'],
  example: {
    request: {
      params,
      headers: { 'idempotency-key': '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e34' },
      body: { testo: 'Quanto segna oggi il contatore?' },
    },
    answer: {},
  },
});

/** Answers a case in four parts, once (reclami.risposta.1). */
export const replyToCase = defineCall({
  ...ofOne,
  id: 'replyToCase',
  path: '/operatore/reclami/{numero}/risposta',
  summary: 'Risponde a un reclamo in quattro parti',
  rules: ['reclami.chiamate.2', 'reclami.risposta.1'],
  headers: idempotencyHeaders,
  body: z.strictObject({
    reclamo: lines(4_000),
    verifiche: lines(8_000),
    conclusioni: lines(8_000),
    diritti: lines(4_000),
    /** True if a prescribed amount is owed again; the other amounts in dispute are with every reply. */
    importoDovuto: z.optional(z.boolean()),
  }),
  errors: ['NOT_FOUND', 'CASE_CLOSED', 'CHANGED_MEANWHILE', 'REQUEST_REPEATED_DIFFERENTLY'],
  maxBodyBytes: 128 * 1024,
  example: {
    request: {
      params,
      headers: { 'idempotency-key': '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e35' },
      body: {
        reclamo: 'Il 20 novembre ci hai scritto che agosto è fatturato due volte.',
        verifiche: 'Abbiamo confrontato le letture delle due bollette con quelle del distributore.',
        conclusioni: 'Hai ragione: la prossima bolletta restituisce 32,40 euro.',
        diritti: 'Se non sei d’accordo, puoi chiedere la conciliazione gratuita ad ARERA.',
      },
    },
    answer: {},
  },
});
