import * as z from 'zod/mini';
import { defineFileCall } from '../mechanism/call.ts';
import { code } from '../mechanism/wire.ts';

/** The content of a document, where the `link` of `ricercaDocumentiContrattuali` leads. */
export const documentContent = defineFileCall({
  id: 'documentContent',
  backend: 'documenti',
  method: 'GET',
  path: '/v1/contenuto/{docnumber}',
  summary: 'Contenuto di un documento',
  rules: ['documento.chiamate.2'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  owned: { 'params.docnumber': 'document' },
  params: z.strictObject({ docnumber: code(40) }),
  answers: 'file',
  types: ['application/pdf', 'audio/wav', 'audio/mpeg', 'image/jpeg', 'image/png'],
  errors: [],
  example: { request: { params: { docnumber: 'D40001000011' } } },
});
