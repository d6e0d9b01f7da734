import { centsFromEuros, type RequestOffer } from '@sportello/domain';
import * as z from 'zod/mini';
import { channel, exampleSentCode, oneTimeCode, toSentCode, wireSentCode } from '../../clienti/sentCode.ts';
import { defineCall } from '../../mechanism/call.ts';
import { freeCode } from '../../mechanism/ids.ts';
import { amount, day } from '../../mechanism/wire.ts';
import { changes, customers, draftId, newDraftForm, ofDraft } from './requestDrafts.ts';
import { exampleCost, requestPaper, toCost, wireCost } from './wireRequest.ts';

/** Returns cost, term and papers of a request by the answers of its draft, which must be whole (pratica.costo.1). */
export const supplyRequestOffer = defineCall({
  ...customers,
  id: 'supplyRequestOffer',
  method: 'GET',
  path: '/bozze-pratica/{id}/preventivo',
  summary: 'Costo, termine e documenti di una pratica cominciata',
  rules: ['pratica.chiamate.1', 'pratica.costo.1', 'pratica.termini.1', 'pratica.potenza.2'],
  params: z.strictObject({ id: draftId }),
  answer: z.strictObject({
    costo: wireCost,
    entro: day,
    documenti: z.array(requestPaper),
    firma: z.boolean(),
    costoAnnuo: z.nullable(z.strictObject({ prima: z.nullable(amount), dopo: z.nullable(amount) })),
  }),
  errors: ['NOT_FOUND', 'REQUEST_NOT_VALID', 'REQUEST_NOT_OFFERED'],
  example: {
    request: ofDraft,
    answer: {
      costo: exampleCost,
      entro: '2026-11-27',
      documenti: [],
      firma: true,
      costoAnnuo: { prima: 96.4, dopo: 131.4 },
    },
  },
  invalidatedBy: 'supplyRequests',
  toModel: ({ costo, entro, documenti, firma, costoAnnuo }): RequestOffer => ({
    cost: toCost(costo),
    dueBy: entro,
    papers: documenti,
    isSigned: firma,
    yearly: costoAnnuo === null ? undefined : { before: centsOf(costoAnnuo.prima), after: centsOf(costoAnnuo.dopo) },
  }),
});

const centsOf = (euros: number | null) => (euros === null ? undefined : centsFromEuros(euros));

/** Sends the code that signs a request to the customer's own address or mobile (pratica.firma.1). */
export const sendSupplyRequestCode = defineCall({
  ...changes,
  id: 'sendSupplyRequestCode',
  method: 'POST',
  path: '/bozze-pratica/{id}/codice',
  summary: 'Invia il codice con cui si firma una pratica',
  rules: ['pratica.chiamate.1', 'pratica.firma.1'],
  params: z.strictObject({ id: draftId }),
  body: z.strictObject({ canale: channel }),
  answer: wireSentCode,
  errors: ['NOT_FOUND', 'REQUEST_UNDER_WAY', 'TOO_MANY_ATTEMPTS'],
  example: {
    request: { ...ofDraft, body: { canale: 'E-MAIL' } },
    answer: exampleSentCode,
  },
  toModel: toSentCode,
});

/**
 * Sends the request of a draft, which is used up: the same draft again is the same request. The total is the one that
 * the customer has seen (pratica.invio.1).
 */
export const makeSupplyRequest = defineCall({
  ...changes,
  id: 'makeSupplyRequest',
  method: 'POST',
  path: '/pratiche',
  summary: 'Invia una pratica',
  rules: ['pratica.chiamate.1', 'pratica.invio.1', 'pratica.firma.1'],
  body: z.strictObject({
    bozza: freeCode('sent-supply-request-draft', newDraftForm),
    totale: amount,
    /** For a kind that is signed. */
    codice: z.optional(oneTimeCode),
  }),
  answer: z.strictObject({ numero: z.string(), entro: day }),
  errors: [
    'NOT_FOUND',
    'REQUEST_NOT_VALID',
    'REQUEST_NOT_OFFERED',
    'REQUEST_UNDER_WAY',
    'PRICE_CHANGED',
    'CODE_WRONG',
    'CODE_EXPIRED',
    'TOO_MANY_ATTEMPTS',
  ],
  example: {
    request: { body: { bozza: ofDraft.params.id, totale: 189.32, codice: '483920' } },
    answer: { numero: 'PR-2026-000123', entro: '2026-11-27' },
  },
  touches: ['supplyRequests', 'suspension', 'notifications', 'ricercaDocumentiContrattuali'],
  toModel: ({ numero, entro }) => ({ number: numero, dueBy: entro }),
});
