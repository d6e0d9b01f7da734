import { CACHE_LIFETIME_MS, type InterventionDocument } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { present } from '../mechanism/empty.ts';
import { ownId } from '../mechanism/ids.ts';
import { optionalText } from '../mechanism/wire.ts';

export const interventionDocument = defineCall({
  id: 'interventionDocument',
  backend: 'interventotecnico',
  method: 'GET',
  path: '/interventions/documents/{id}',
  summary: 'Documento di un intervento, con il suo contenuto',
  rules: ['intervento.chiamate.5'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  params: z.strictObject({ id: ownId('intervention-document', 64) }),
  answer: z.strictObject({
    id: z.string(),
    /** Base64, without data URL prefix. */
    content: z.string(),
    fileName: optionalText,
    contentType: optionalText,
  }),
  errors: ['NOT_FOUND', 'S-001'],
  example: {
    request: { params: { id: 'D0002' } },
    answer: { id: 'D0002', content: 'JVBERi0xLjcK', fileName: 'preventivo.pdf', contentType: 'application/pdf' },
  },
  cacheMs: CACHE_LIFETIME_MS,
  toModel: (answer): InterventionDocument => ({
    id: answer.id,
    content: answer.content,
    fileName: present(answer.fileName),
    contentType: present(answer.contentType),
  }),
});
