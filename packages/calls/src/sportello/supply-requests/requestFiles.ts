import { MOST_REQUEST_FILES } from '@sportello/domain';
import * as z from 'zod/mini';
import { UPLOAD_TYPES } from '../../interventotecnico/attachment.ts';
import { defineCall, defineFileCall } from '../../mechanism/call.ts';
import { digits } from '../../mechanism/wire.ts';
import { changes, customers, draftId, ofDraft } from './requestDrafts.ts';
import { examplePaperFile, MOST_PAPER_BYTES, wirePaperFile } from './wireRequest.ts';

const wireFile = z.strictObject({ posizione: z.int(), nome: z.string(), byte: z.int() });

/** Adds one paper to a draft, one per call, so that a failed upload affects no other one. */
export const addSupplyRequestFile = defineCall({
  ...changes,
  id: 'addSupplyRequestFile',
  method: 'POST',
  path: '/bozze-pratica/{id}/file',
  summary: 'Aggiunge un documento a una pratica cominciata',
  rules: ['pratica.chiamate.1', 'pratica.carte.1'],
  params: z.strictObject({ id: draftId }),
  body: wirePaperFile,
  maxBodyBytes: MOST_PAPER_BYTES,
  answer: wireFile,
  errors: ['NOT_FOUND'],
  example: {
    request: { ...ofDraft, body: examplePaperFile },
    answer: { posizione: 1, nome: 'carta-identita.pdf', byte: 9 },
  },
  touches: ['supplyRequestDraft'],
  toModel: ({ posizione, nome, byte }) => ({ position: posizione, name: nome, bytes: byte }),
});

const fileParams = z.strictObject({ id: draftId, posizione: digits(1, MOST_REQUEST_FILES) });

export const removeSupplyRequestFile = defineCall({
  ...changes,
  id: 'removeSupplyRequestFile',
  method: 'DELETE',
  path: '/bozze-pratica/{id}/file/{posizione}',
  summary: 'Toglie un documento da una pratica cominciata',
  rules: ['pratica.chiamate.1', 'pratica.carte.1'],
  params: fileParams,
  answer: z.strictObject({}),
  errors: ['NOT_FOUND'],
  example: { request: { params: { id: ofDraft.params.id, posizione: '1' } }, answer: {} },
  touches: ['supplyRequestDraft'],
  toModel: () => undefined,
});

export const supplyRequestFile = defineFileCall({
  ...customers,
  id: 'supplyRequestFile',
  method: 'GET',
  path: '/bozze-pratica/{id}/file/{posizione}',
  summary: 'Un documento di una pratica cominciata',
  rules: ['pratica.chiamate.1', 'pratica.carte.1'],
  params: fileParams,
  answers: 'file',
  types: UPLOAD_TYPES,
  errors: ['NOT_FOUND'],
  example: { request: { params: { id: ofDraft.params.id, posizione: '1' } } },
});
