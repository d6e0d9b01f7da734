import { MOST_DOCUMENTS_IN_ARCHIVE } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineFileCall } from '../mechanism/call.ts';
import { ownId } from '../mechanism/ids.ts';

export const documentArchive = defineFileCall({
  id: 'documentArchive',
  backend: 'sportello',
  method: 'GET',
  path: '/documenti.zip',
  summary: 'Più documenti in un solo file',
  rules: ['documento.chiamate.2'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  query: z.strictObject({
    /** Comma-separated numbers. */
    documenti: z.pipe(
      z.string(),
      z.pipe(
        z.transform((text: string) => text.split(',')),
        z.array(ownId('document')).check(z.maxLength(MOST_DOCUMENTS_IN_ARCHIVE, 'TOO_LONG')),
      ),
    ),
  }),
  answers: 'file',
  types: ['application/zip'],
  errors: [],
  example: { request: { query: { documenti: 'D40001000011,D40001000012' } } },
});
