import * as z from 'zod/mini';
import { UPLOAD_TYPES } from '../../interventotecnico/attachment.ts';
import { defineFileCall } from '../../mechanism/call.ts';
import { ownId } from '../../mechanism/ids.ts';
import { digits } from '../../mechanism/wire.ts';
import { caseNumberForm } from './wireCase.ts';

const ofOne = {
  backend: 'sportello',
  method: 'GET',
  access: 'customer',
  modules: { support: 'ACTIVE' },
  params: z.strictObject({ numero: ownId('case', caseNumberForm) }),
  answers: 'file',
} as const;

const example = { request: { params: { numero: 'RC-2026-000123' } } } as const;

/** The receipt of a case as PDF: number, day, text and the day by which it is answered. */
export const caseReceiptPaper = defineFileCall({
  ...ofOne,
  id: 'caseReceiptPaper',
  path: '/reclami/{numero}/ricevuta.pdf',
  summary: 'Ricevuta di un reclamo in PDF',
  rules: ['reclami.chiamate.1', 'reclami.apertura.2'],
  types: ['application/pdf'],
  errors: [],
  example,
});

/** The four-part reply as PDF; 404 until there is one. */
export const caseReplyPaper = defineFileCall({
  ...ofOne,
  id: 'caseReplyPaper',
  path: '/reclami/{numero}/risposta.pdf',
  summary: 'Risposta a un reclamo in PDF',
  rules: ['reclami.chiamate.1', 'reclami.risposta.1'],
  types: ['application/pdf'],
  errors: [],
  example,
});

/** Bundle for conciliation as zip: complaint, reply, bills, readings, timeline (reclami.conciliazione.1). */
export const caseBundle = defineFileCall({
  ...ofOne,
  id: 'caseBundle',
  path: '/reclami/{numero}/conciliazione.zip',
  summary: 'Fascicolo per la conciliazione',
  rules: ['reclami.chiamate.1', 'reclami.conciliazione.1'],
  types: ['application/zip'],
  errors: ['CASE_NOT_CONCILIABLE'],
  example,
});

/** A file that came with a case or with one of its messages. */
export const caseFile = defineFileCall({
  ...ofOne,
  id: 'caseFile',
  path: '/reclami/{numero}/allegati/{posizione}',
  summary: 'Allegato di un reclamo',
  rules: ['reclami.chiamate.1'],
  params: z.strictObject({ numero: ownId('case', caseNumberForm), posizione: digits(1, 9_999) }),
  types: UPLOAD_TYPES,
  errors: [],
  example: { request: { params: { numero: 'RC-2026-000123', posizione: '1' } } },
});
