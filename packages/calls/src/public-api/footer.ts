import { CACHE_LIFETIME_MS } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { linkTarget } from './content/parts.ts';

export const footer = defineCall({
  id: 'footer',
  backend: 'public-api',
  method: 'GET',
  path: '/v1/footer',
  summary: 'Piè di pagina',
  rules: ['contenuto.chiamate.2'],
  access: 'anyone',
  answer: z.strictObject({
    columns: z.array(
      z.strictObject({
        title: z.string(),
        links: z.array(z.strictObject({ label: z.string(), url: linkTarget })),
      }),
    ),
    legal: z.string(),
  }),
  errors: [],
  example: {
    request: {},
    answer: {
      columns: [{ title: 'Aiuto', links: [{ label: 'Domande frequenti', url: '/assistenza/faq' }] }],
      legal: 'Esempio Energia S.p.A. · P. IVA 01234567897',
    },
  },
  cacheMs: CACHE_LIFETIME_MS,
  toModel: (answer) => answer,
});
