import { BOOKING_FLOWS } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { ownId } from '../../mechanism/ids.ts';
import { bookingDraftFields, draftId, exampleDraft, newDraftId, toDraft, wireDraft } from './bookingDraft.ts';

export const bookingDrafts = defineCall({
  id: 'bookingDrafts',
  backend: 'sportello',
  method: 'GET',
  path: '/prenotazioni',
  summary: 'Prenotazioni cominciate e non finite',
  rules: ['prenotazione.bozza.1', 'prenotazione.chiamate.12'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  answer: z.strictObject({ bozze: z.array(wireDraft) }),
  errors: [],
  example: { request: {}, answer: { bozze: [exampleDraft] } },
  invalidatedBy: 'interventions',
  toModel: ({ bozze }) => bozze.map(toDraft),
});

export const bookingDraft = defineCall({
  id: 'bookingDraft',
  backend: 'sportello',
  method: 'GET',
  path: '/prenotazioni/{id}',
  summary: 'Una prenotazione cominciata',
  rules: ['prenotazione.bozza.1', 'prenotazione.chiamate.12'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  params: z.strictObject({ id: draftId }),
  answer: z.strictObject({ bozza: wireDraft }),
  errors: ['NOT_FOUND'],
  example: { request: { params: { id: exampleDraft.id } }, answer: { bozza: exampleDraft } },
  toModel: ({ bozza }) => toDraft(bozza),
});

/** Starts a booking or saves its input, replacing all of the previous one. */
export const saveBookingDraft = defineCall({
  id: 'saveBookingDraft',
  backend: 'sportello',
  method: 'POST',
  path: '/prenotazioni/{id}',
  summary: 'Comincia o salva una prenotazione',
  rules: ['prenotazione.bozza.1', 'prenotazione.chiamate.12'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  inTheirName: 'CHANGE',
  // A new id has no owner yet; one that belongs to somebody else returns not found.
  params: z.strictObject({ id: newDraftId }),
  body: z.strictObject({
    flusso: z.enum(BOOKING_FLOWS),
    idIntervento: z.optional(ownId('intervention', 64)),
    campi: bookingDraftFields,
  }),
  answer: z.strictObject({ bozza: wireDraft }),
  errors: ['NOT_FOUND', 'TOO_MANY_DRAFTS'],
  example: {
    request: {
      params: { id: exampleDraft.id },
      body: { flusso: 'InterventoTecnico', campi: exampleDraft.campi },
    },
    answer: { bozza: exampleDraft },
  },
  touches: ['bookingDrafts'],
  toModel: ({ bozza }) => toDraft(bozza),
});

/** Deletes a booking draft with its files and its reserved slot. */
export const deleteBookingDraft = defineCall({
  id: 'deleteBookingDraft',
  backend: 'sportello',
  method: 'DELETE',
  path: '/prenotazioni/{id}',
  summary: 'Elimina una prenotazione cominciata',
  rules: ['prenotazione.bozza.1', 'prenotazione.chiamate.12'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  inTheirName: 'CHANGE',
  params: z.strictObject({ id: draftId }),
  answer: z.strictObject({}),
  errors: ['NOT_FOUND'],
  example: { request: { params: { id: exampleDraft.id } }, answer: {} },
  touches: ['bookingDrafts'],
  toModel: () => undefined,
});
