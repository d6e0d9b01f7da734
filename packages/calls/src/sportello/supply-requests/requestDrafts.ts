import type { SupplyRequestDraft } from '@sportello/domain';
import * as z from 'zod/mini';
import { changeHeaders, wireVersion } from '../../contratti/version.ts';
import { defineCall } from '../../mechanism/call.ts';
import { present } from '../../mechanism/empty.ts';
import { freeCode, ownId } from '../../mechanism/ids.ts';
import { instant, optionalText } from '../../mechanism/wire.ts';
import { exampleAnswers, wireAnswers } from './wireAnswers.ts';
import { requestKind, requestPaper } from './wireRequest.ts';

export const draftId = ownId('supply-request-draft', 64);

/** Id of a new draft, chosen by the client; it must be unguessable. */
export const newDraftForm = z.string().check(z.regex(/^[\w-]{16,64}$/, 'NOT_AN_ID'));

export const customers = { backend: 'sportello', access: 'customer', modules: { contracts: 'PREVIEW' } } as const;
export const changes = { ...customers, inTheirName: 'CHANGE' } as const;

const wireDraft = z.strictObject({
  id: z.string(),
  versione: wireVersion,
  tipo: requestKind,
  codiceContratto: optionalText,
  risposte: wireAnswers,
  aggiornata: instant,
  file: z.array(z.strictObject({ posizione: z.int(), carta: requestPaper, nome: z.string(), byte: z.int() })),
});

const exampleDraft = {
  id: '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e51',
  versione: '3',
  tipo: 'POTENZA' as const,
  codiceContratto: '4000000001',
  risposte: exampleAnswers,
  aggiornata: '2026-11-20T09:00:00Z',
  file: [{ posizione: 1, carta: 'IDENTITA' as const, nome: 'carta-identita.pdf', byte: 48_211 }],
};

export const ofDraft = { params: { id: exampleDraft.id } };

const toDraft = (wire: z.output<typeof wireDraft>): SupplyRequestDraft => ({
  id: wire.id,
  version: present(wire.versione),
  kind: wire.tipo,
  contractCode: present(wire.codiceContratto),
  updatedAt: Date.parse(wire.aggiornata),
  answers: wire.risposte,
  files: wire.file.map(({ posizione, carta, nome, byte }) => ({
    position: posizione,
    paper: carta,
    name: nome,
    bytes: byte,
  })),
});

export const supplyRequestDraft = defineCall({
  ...customers,
  id: 'supplyRequestDraft',
  method: 'GET',
  path: '/bozze-pratica/{id}',
  summary: 'Una pratica cominciata',
  rules: ['pratica.chiamate.1', 'pratica.bozza.1'],
  params: z.strictObject({ id: draftId }),
  answer: z.strictObject({ bozza: wireDraft }),
  errors: ['NOT_FOUND'],
  example: { request: ofDraft, answer: { bozza: exampleDraft } },
  invalidatedBy: 'supplyRequests',
  toModel: ({ bozza }) => toDraft(bozza),
});

/**
 * Starts a draft or saves its answers, replacing all of the previous ones. A kind and supply have one draft: starting
 * another returns the one that there is, unchanged, with its own id (pratica.bozza.2).
 */
export const saveSupplyRequestDraft = defineCall({
  ...changes,
  id: 'saveSupplyRequestDraft',
  method: 'POST',
  path: '/bozze-pratica/{id}',
  summary: 'Comincia o salva una pratica',
  rules: ['pratica.chiamate.1', 'pratica.bozza.1', 'pratica.bozza.2'],
  headers: changeHeaders,
  // A new id has no owner yet; one that belongs to somebody else returns not found.
  params: z.strictObject({ id: freeCode('new-supply-request-draft', newDraftForm) }),
  body: z.strictObject({
    tipo: requestKind,
    codiceContratto: z.optional(ownId('commodity-contract')),
    risposte: wireAnswers,
  }),
  answer: z.strictObject({ bozza: wireDraft }),
  errors: ['NOT_FOUND', 'REQUEST_NOT_OFFERED', 'CHANGED_MEANWHILE'],
  example: {
    request: {
      ...ofDraft,
      headers: { 'if-match': '"3"' },
      body: { tipo: 'POTENZA', codiceContratto: '4000000001', risposte: exampleAnswers },
    },
    answer: { bozza: exampleDraft },
  },
  touches: ['supplyRequests', 'supplyRequestDraft'],
  toModel: ({ bozza }) => toDraft(bozza),
});

export const deleteSupplyRequestDraft = defineCall({
  ...changes,
  id: 'deleteSupplyRequestDraft',
  method: 'DELETE',
  path: '/bozze-pratica/{id}',
  summary: 'Elimina una pratica cominciata',
  rules: ['pratica.chiamate.1', 'pratica.bozza.1'],
  params: z.strictObject({ id: draftId }),
  answer: z.strictObject({}),
  errors: ['NOT_FOUND'],
  example: { request: ofDraft, answer: {} },
  touches: ['supplyRequests'],
  toModel: () => undefined,
});
