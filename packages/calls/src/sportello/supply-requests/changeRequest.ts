import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { ownId } from '../../mechanism/ids.ts';
import { idempotencyHeaders, lines } from '../../mechanism/wire.ts';
import { examplePaperFile, MOST_PAPER_BYTES, requestNumberForm, wirePaperFile } from './wireRequest.ts';

const ofOne = {
  backend: 'sportello',
  method: 'POST',
  access: 'customer',
  modules: { contracts: 'PREVIEW' },
  inTheirName: 'CHANGE',
  params: z.strictObject({ numero: ownId('supply-request', requestNumberForm) }),
  answer: z.strictObject({}),
  touches: ['supplyRequests', 'supplyRequest', 'suspension'],
  toModel: () => undefined,
} as const;

const params = { numero: 'PR-2026-000123' };
const headers = { 'idempotency-key': '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e52' };

/** Sends a paper that is missing, or another one for a rejected one (pratica.carte.2). */
export const addSupplyRequestPaper = defineCall({
  ...ofOne,
  id: 'addSupplyRequestPaper',
  path: '/pratiche/{numero}/carte',
  summary: 'Invia un documento che manca a una pratica',
  rules: ['pratica.chiamate.1', 'pratica.carte.2'],
  headers: idempotencyHeaders,
  body: wirePaperFile,
  maxBodyBytes: MOST_PAPER_BYTES,
  errors: ['NOT_FOUND', 'REQUEST_CLOSED', 'PAPER_NOT_ASKED', 'REQUEST_REPEATED_DIFFERENTLY', 'TOO_MANY_ATTEMPTS'],
  example: { request: { params, headers, body: examplePaperFile }, answer: {} },
});

export const writeToSupplyRequest = defineCall({
  ...ofOne,
  id: 'writeToSupplyRequest',
  path: '/pratiche/{numero}/messaggi',
  summary: 'Aggiunge un messaggio a una pratica aperta',
  rules: ['pratica.chiamate.1', 'pratica.pagina.1'],
  headers: idempotencyHeaders,
  body: z.strictObject({ testo: lines(2_000) }),
  errors: ['NOT_FOUND', 'REQUEST_CLOSED', 'REQUEST_REPEATED_DIFFERENTLY', 'TOO_MANY_ATTEMPTS'],
  example: { request: { params, headers, body: { testo: 'Ci sono dopo le 17.' } }, answer: {} },
});

/** Cancels a request while that is possible; cancelling it again changes nothing (pratica.annullamento.1). */
export const cancelSupplyRequest = defineCall({
  ...ofOne,
  id: 'cancelSupplyRequest',
  path: '/pratiche/{numero}/annulla',
  summary: 'Annulla una pratica',
  rules: ['pratica.chiamate.1', 'pratica.annullamento.1'],
  errors: ['NOT_FOUND', 'REQUEST_CLOSED', 'REQUEST_NOT_CANCELLABLE'],
  example: { request: { params }, answer: {} },
});
