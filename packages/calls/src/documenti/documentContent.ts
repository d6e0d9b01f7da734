import * as z from 'zod/mini';
import { defineFileCall } from '../mechanism/call.ts';
import { filledText } from '../mechanism/wire.ts';

/** The content of a document, where the `link` of `ricercaDocumentiContrattuali` leads. */
export const documentContent = defineFileCall({
  id: 'documentContent',
  backend: 'documenti',
  method: 'GET',
  path: '/v1/contenuto/{docnumber}',
  summary: 'Contenuto di un documento',
  spec: 'Spec 1 §7 (the link of a document)',
  access: 'customer',
  owned: { 'params.docnumber': 'document' },
  params: z.strictObject({ docnumber: filledText(40) }),
  answers: 'file',
  types: ['application/pdf', 'audio/wav', 'audio/mpeg', 'image/jpeg', 'image/png'],
  errors: [],
  example: { request: { params: { docnumber: 'D40001000011' } } },
});
