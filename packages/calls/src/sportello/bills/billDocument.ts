import { DOCUMENT_VIEW_MODES } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineFileCall } from '../../mechanism/call.ts';
import { ownId } from '../../mechanism/ids.ts';

/** A bill as PDF, at the URL in `documenti` of `recuperoDettaglioBolletta`. */
export const billDocument = defineFileCall({
  id: 'billDocument',
  backend: 'sportello',
  method: 'GET',
  path: '/bollette/{numero}/documento',
  summary: 'Bolletta in PDF, sintetica o di dettaglio',
  rules: ['bolletta.documento.1', 'bolletta.documento.2', 'bolletta.modello.3'],
  access: 'customer',
  modules: { archive: 'ACTIVE' },
  params: z.strictObject({ numero: ownId('bill') }),
  query: z.strictObject({ modalita: z.enum(Object.values(DOCUMENT_VIEW_MODES)) }),
  answers: 'file',
  types: ['application/pdf'],
  errors: [],
  example: { request: { params: { numero: '2026000123456' }, query: { modalita: 'S' } } },
});
