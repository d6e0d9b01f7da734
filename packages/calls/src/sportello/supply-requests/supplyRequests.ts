import { centsFromEuros, isOneOf, SUPPLY_REQUEST_KINDS, type SupplyRequests, type Suspension } from '@sportello/domain';
import * as z from 'zod/mini';
import { UPLOAD_TYPES } from '../../interventotecnico/attachment.ts';
import { defineCall, defineFileCall } from '../../mechanism/call.ts';
import { present } from '../../mechanism/empty.ts';
import { ownId } from '../../mechanism/ids.ts';
import { amount, day, digits, instant, optionalDay, optionalText } from '../../mechanism/wire.ts';
import {
  exampleCost,
  exampleRequest,
  exampleRequestSummary,
  requestKind,
  requestNumberForm,
  toCost,
  toRequest,
  toRequestSummary,
  wireCost,
  wireRequest,
  wireRequestSummary,
} from './wireRequest.ts';

const read = { backend: 'sportello', method: 'GET', access: 'customer', modules: { contracts: 'PREVIEW' } } as const;

const wireDraftSummary = z.strictObject({
  id: z.string(),
  tipo: requestKind,
  codiceContratto: optionalText,
  aggiornata: instant,
});

/** Lists the customer's last hundred requests, their drafts, and the kinds that they may ask for (pratica.elenco.1). */
export const supplyRequests = defineCall({
  ...read,
  id: 'supplyRequests',
  path: '/pratiche',
  summary: 'Pratiche del cliente, bozze e tipi che può chiedere',
  rules: ['pratica.chiamate.1', 'pratica.elenco.1', 'pratica.tipi.2'],
  answer: z.strictObject({
    pratiche: z.array(z.strictObject(wireRequestSummary)),
    bozze: z.array(wireDraftSummary),
    tipi: z.array(z.strictObject({ tipo: requestKind, contratti: z.array(z.string()) })),
  }),
  errors: [],
  example: {
    request: {},
    answer: {
      pratiche: [exampleRequestSummary],
      bozze: [
        {
          id: '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e51',
          tipo: 'POTENZA',
          codiceContratto: '4000000001',
          aggiornata: '2026-11-20T09:00:00Z',
        },
      ],
      tipi: [
        { tipo: 'VOLTURA', contratti: [] },
        { tipo: 'POTENZA', contratti: ['4000000001'] },
      ],
    },
  },
  invalidatedBy: 'supplyRequests',
  toModel: ({ pratiche, bozze, tipi }): SupplyRequests => ({
    requests: pratiche.map(toRequestSummary),
    drafts: bozze.map(({ id, tipo, codiceContratto, aggiornata }) => ({
      id,
      kind: tipo,
      contractCode: present(codiceContratto),
      updatedAt: Date.parse(aggiornata),
    })),
    // A page that is still open may not have the screens of a kind that is new.
    offered: tipi
      .filter(({ tipo }) => isOneOf(SUPPLY_REQUEST_KINDS, tipo))
      .map(({ tipo, contratti }) => ({ kind: tipo, contractCodes: contratti })),
  }),
});

export const supplyRequest = defineCall({
  ...read,
  id: 'supplyRequest',
  path: '/pratiche/{numero}',
  summary: 'Una pratica con passi, documenti e messaggi',
  rules: ['pratica.chiamate.1', 'pratica.pagina.1'],
  params: z.strictObject({ numero: ownId('supply-request', requestNumberForm) }),
  answer: z.strictObject(wireRequest),
  errors: ['NOT_FOUND'],
  example: { request: { params: { numero: 'PR-2026-000123' } }, answer: exampleRequest },
  invalidatedBy: 'supplyRequests',
  toModel: toRequest,
});

/** A paper that the customer sent with a request. */
export const supplyRequestPaper = defineFileCall({
  ...read,
  id: 'supplyRequestPaper',
  path: '/pratiche/{numero}/carte/{posizione}',
  summary: 'Un documento inviato con una pratica',
  rules: ['pratica.chiamate.1', 'pratica.carte.2'],
  params: z.strictObject({ numero: ownId('supply-request', requestNumberForm), posizione: digits(1, 999) }),
  answers: 'file',
  types: UPLOAD_TYPES,
  errors: [],
  example: { request: { params: { numero: 'PR-2026-000123', posizione: '1' } } },
});

/** Returns the way out of a suspension; 404 for a supply that is not suspended (pratica.sospensione.1). */
export const suspension = defineCall({
  ...read,
  id: 'suspension',
  path: '/sospensioni/{codiceContratto}',
  summary: 'Che cosa pagare perché una fornitura sospesa torni',
  rules: ['pratica.chiamate.1', 'pratica.sospensione.1'],
  params: z.strictObject({ codiceContratto: ownId('commodity-contract') }),
  answer: z.strictObject({
    codiceContratto: z.string(),
    bollette: z.array(z.strictObject({ numero: z.string(), importo: amount, scadenza: day })),
    totale: amount,
    costo: z.nullable(wireCost),
    entro: optionalDay,
    pratica: optionalText,
  }),
  errors: ['NOT_FOUND'],
  example: {
    request: { params: { codiceContratto: '4000000001' } },
    answer: {
      codiceContratto: '4000000001',
      bollette: [{ numero: '2026000123456', importo: 84.2, scadenza: '2026-09-30' }],
      totale: 84.2,
      costo: exampleCost,
      entro: '2026-11-24',
      pratica: null,
    },
  },
  invalidatedBy: 'supplyRequests',
  toModel: ({ codiceContratto, bollette, totale, costo, entro, pratica }): Suspension => ({
    contractCode: codiceContratto,
    overdue: bollette.map(({ numero, importo, scadenza }) => ({
      number: numero,
      cents: centsFromEuros(importo),
      dueOn: scadenza,
    })),
    total: centsFromEuros(totale),
    cost: costo === null ? undefined : toCost(costo),
    backBy: present(entro),
    request: present(pratica),
  }),
});
