import * as z from 'zod/mini';
import { defineFileCall } from '../mechanism/call.ts';
import { ownId } from '../mechanism/ids.ts';

export const documentContent = defineFileCall({
  id: 'documentContent',
  backend: 'documenti',
  method: 'GET',
  path: '/v1/contenuto/{docnumber}',
  summary: 'Contenuto di un documento',
  rules: ['documento.chiamate.2'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  params: z.strictObject({ docnumber: ownId('document') }),
  answers: 'file',
  types: ['application/pdf', 'audio/wav', 'audio/mpeg', 'image/jpeg', 'image/png'],
  errors: [],
  example: { request: { params: { docnumber: 'D40001000011' } } },
});
