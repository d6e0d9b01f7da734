import { fileExtension, MOST_BOOKING_FILES } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall, defineFileCall } from '../../mechanism/call.ts';
import { base64, digits, line } from '../../mechanism/wire.ts';
import { UPLOAD_TYPES } from '../../interventotecnico/attachment.ts';
import { draftId, exampleDraft } from './bookingDraft.ts';

/** One file of 5 MiB in base64, and its name. */
const MOST_BYTES = 7_100_000;

const params = z.strictObject({ id: draftId, posizione: digits(1, MOST_BOOKING_FILES) });

/** Adds one file to a booking draft, one per call, so a failed upload affects no other file. */
export const addBookingFile = defineCall({
  id: 'addBookingFile',
  backend: 'sportello',
  method: 'POST',
  path: '/prenotazioni/{id}/file',
  summary: 'Aggiunge un file a una prenotazione cominciata',
  rules: ['prenotazione.bozza.2', 'prenotazione.chiamate.12'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  inTheirName: 'CHANGE',
  params: z.strictObject({ id: draftId }),
  body: z.strictObject({
    file: base64(MOST_BYTES),
    fileName: line(200).check(
      z.refine((name) => fileExtension(name) !== undefined, { error: 'FILE_TYPE_NOT_ALLOWED' }),
    ),
  }),
  maxBodyBytes: MOST_BYTES,
  answer: z.strictObject({ posizione: z.int(), nome: z.string(), byte: z.int() }),
  errors: ['NOT_FOUND'],
  example: {
    request: { params: { id: exampleDraft.id }, body: { file: 'JVBERi0xLjcK', fileName: 'caldaia.pdf' } },
    answer: { posizione: 1, nome: 'caldaia.pdf', byte: 9 },
  },
  touches: ['bookingDraft', 'bookingDrafts'],
  toModel: ({ posizione, nome, byte }) => ({ position: posizione, name: nome, bytes: byte }),
});

export const removeBookingFile = defineCall({
  id: 'removeBookingFile',
  backend: 'sportello',
  method: 'DELETE',
  path: '/prenotazioni/{id}/file/{posizione}',
  summary: 'Toglie un file da una prenotazione cominciata',
  rules: ['prenotazione.bozza.2', 'prenotazione.chiamate.12'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  inTheirName: 'CHANGE',
  params,
  answer: z.strictObject({}),
  errors: ['NOT_FOUND'],
  example: { request: { params: { id: exampleDraft.id, posizione: '1' } }, answer: {} },
  touches: ['bookingDraft', 'bookingDrafts'],
  toModel: () => undefined,
});

export const bookingFile = defineFileCall({
  id: 'bookingFile',
  backend: 'sportello',
  method: 'GET',
  path: '/prenotazioni/{id}/file/{posizione}',
  summary: 'Un file di una prenotazione cominciata',
  rules: ['prenotazione.bozza.2', 'prenotazione.chiamate.12'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  params,
  answers: 'file',
  types: UPLOAD_TYPES,
  errors: ['NOT_FOUND'],
  example: { request: { params: { id: exampleDraft.id, posizione: '1' } } },
});
