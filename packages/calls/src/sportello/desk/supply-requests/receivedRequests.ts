import type { QueuedSupplyRequest, ReceivedSupplyRequest } from '@sportello/domain';
import * as z from 'zod/mini';
import { UPLOAD_TYPES } from '../../../interventotecnico/attachment.ts';
import { defineCall, defineFileCall } from '../../../mechanism/call.ts';
import { deskId } from '../../../mechanism/ids.ts';
import { digits } from '../../../mechanism/wire.ts';
import {
  exampleRequest,
  exampleRequestSummary,
  requestKind,
  requestNumberForm,
  requestStep,
  toRequest,
  toRequestSummary,
  wireRequest,
  wireRequestSummary,
} from '../../supply-requests/wireRequest.ts';

export const receivedNumber = deskId('supply-request', requestNumberForm);

const desk = { backend: 'sportello', method: 'GET', access: 'operator', right: 'ANSWER_REQUESTS' } as const;

const wireCustomer = z.strictObject({ codice: z.string(), nome: z.string() });
const exampleCustomer = { codice: '1000000001', nome: 'Marco Bianchi' };
const toCustomer = ({ codice, nome }: z.output<typeof wireCustomer>) => ({ code: codice, name: nome });

/** Requests of all customers: the open ones by their term, or the ended ones, newest first (pratica.operatore.1). */
export const supplyRequestQueue = defineCall({
  ...desk,
  id: 'supplyRequestQueue',
  path: '/operatore/pratiche',
  summary: 'Pratiche di tutti i clienti, per scadenza',
  rules: ['pratica.chiamate.2', 'pratica.operatore.1'],
  query: z.strictObject({
    stato: z.enum(['APERTE', 'CONCLUSE']),
    tipo: z.optional(requestKind),
    /** DA_VERIFICARE: with papers to check; IN_RITARDO: past their term. */
    cosa: z.optional(z.enum(['DA_VERIFICARE', 'IN_RITARDO'])),
    codiceCliente: z.optional(deskId('customer', 64)),
    pagina: z.optional(digits(1, 10_000)),
  }),
  answer: z.strictObject({
    pratiche: z.array(z.strictObject({ ...wireRequestSummary, cliente: wireCustomer, daVerificare: z.int() })),
    totale: z.int(),
  }),
  errors: [],
  example: {
    request: { query: { stato: 'APERTE' } },
    answer: {
      pratiche: [{ ...exampleRequestSummary, cliente: exampleCustomer, daVerificare: 1 }],
      totale: 1,
    },
  },
  toModel: ({ pratiche, totale }) => ({
    requests: pratiche.map(({ cliente, daVerificare, ...summary }): QueuedSupplyRequest => ({
      ...toRequestSummary(summary),
      customer: toCustomer(cliente),
      unchecked: daVerificare,
    })),
    total: totale,
  }),
});

export const receivedSupplyRequest = defineCall({
  ...desk,
  id: 'receivedSupplyRequest',
  path: '/operatore/pratiche/{numero}',
  summary: 'Una pratica di un cliente',
  rules: ['pratica.chiamate.2', 'pratica.operatore.2'],
  params: z.strictObject({ numero: receivedNumber }),
  answer: z.strictObject({ ...wireRequest, cliente: wireCustomer, prossimi: z.array(requestStep) }),
  errors: ['NOT_FOUND'],
  example: {
    request: { params: { numero: 'PR-2026-000123' } },
    answer: { ...exampleRequest, cliente: exampleCustomer, prossimi: ['VERIFICATA'] },
  },
  toModel: ({ cliente, prossimi, ...request }): ReceivedSupplyRequest => ({
    ...toRequest(request),
    customer: toCustomer(cliente),
    next: prossimi,
  }),
});

export const receivedSupplyRequestPaper = defineFileCall({
  ...desk,
  id: 'receivedSupplyRequestPaper',
  path: '/operatore/pratiche/{numero}/carte/{posizione}',
  summary: 'Un documento di una pratica, per gli operatori',
  rules: ['pratica.chiamate.2', 'pratica.operatore.2'],
  params: z.strictObject({ numero: receivedNumber, posizione: digits(1, 999) }),
  answers: 'file',
  types: UPLOAD_TYPES,
  errors: [],
  example: { request: { params: { numero: 'PR-2026-000123', posizione: '1' } } },
});
