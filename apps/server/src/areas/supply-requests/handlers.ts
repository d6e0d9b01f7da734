import type { Handlers } from '../../handlers/handler.ts';
import { cancelRequest, sendPaper, writeMessage } from './usecases/change.ts';
import { sendSigningCode } from './usecases/code.ts';
import { readDraft, removeDraft, saveDraft } from './usecases/drafts.ts';
import { addDraftFile, readDraftFile, removeDraftFile } from './usecases/files.ts';
import { makeRequest } from './usecases/make.ts';
import { readOffer } from './usecases/offer.ts';
import { readRequest, readRequestPaper, readRequests, readSuspension } from './usecases/read.ts';

export const supplyRequestsHandlers = {
  supplyRequests: ({ services, actor }) => readRequests(services, actor),
  supplyRequest: ({ services, actor, request }) => readRequest(services, actor, request.params.numero),
  supplyRequestPaper: ({ services, actor, request }) => readRequestPaper(services, actor, request.params),
  supplyRequestDraft: async ({ services, actor, request }) => ({
    bozza: await readDraft(services, actor, request.params.id),
  }),
  saveSupplyRequestDraft: async ({ services, actor, request }) => ({
    bozza: await saveDraft(services, actor, request),
  }),
  deleteSupplyRequestDraft: async ({ services, actor, request }) => {
    await removeDraft(services, actor, request.params.id);
    return {};
  },
  addSupplyRequestFile: ({ services, actor, request, info }) =>
    addDraftFile(services, actor, request.params.id, request.body, info),
  removeSupplyRequestFile: async ({ services, actor, request: { params } }) => {
    await removeDraftFile(services, actor, params.id, params.posizione);
    return {};
  },
  supplyRequestFile: ({ services, actor, request: { params } }) =>
    readDraftFile(services, actor, params.id, params.posizione),
  supplyRequestOffer: ({ services, actor, request }) => readOffer(services, actor, request.params.id),
  sendSupplyRequestCode: ({ services, actor, request: { params, body }, info }) =>
    sendSigningCode(services, actor, { ...params, ...body }, info),
  makeSupplyRequest: ({ services, actor, request, info }) => makeRequest(services, actor, request.body, info),
  addSupplyRequestPaper: async ({ services, actor, request, info }) => {
    await sendPaper(services, actor, request, info);
    return {};
  },
  writeToSupplyRequest: async ({ services, actor, request }) => {
    await writeMessage(services, actor, request);
    return {};
  },
  cancelSupplyRequest: async ({ services, actor, request }) => {
    await cancelRequest(services, actor, request.params.numero);
    return {};
  },
  suspension: ({ services, actor, request }) => readSuspension(services, actor, request.params.codiceContratto),
} satisfies Partial<Handlers>;
