import type { RecentSearch } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../../mechanism/call.ts';
import { present } from '../../../mechanism/empty.ts';
import { instant, optionalText } from '../../../mechanism/wire.ts';

/** Customers found last by the calling operator, newest first. */
export const recentSearches = defineCall({
  id: 'recentSearches',
  backend: 'sportello',
  method: 'GET',
  path: '/operatore/ricerche',
  summary: 'Ultimi clienti cercati dall’operatore',
  rules: ['operatore.ricerca.7'],
  access: 'operator',
  right: 'FIND_CUSTOMERS',
  answer: z.strictObject({
    ricerche: z.array(
      z.strictObject({ codiceCliente: z.string(), segmento: optionalText, nome: optionalText, data: instant }),
    ),
  }),
  errors: [],
  example: {
    request: {},
    answer: {
      ricerche: [
        {
          codiceCliente: '1000000001',
          segmento: 'Residenziale',
          nome: 'Giulia Ferri',
          data: '2026-11-20T09:00:00Z',
        },
      ],
    },
  },
  toModel: (answer) =>
    answer.ricerche.map((wire): RecentSearch => ({
      customerCode: wire.codiceCliente,
      segment: present(wire.segmento),
      name: present(wire.nome),
      at: Date.parse(wire.data),
    })),
});
