import { centsFromEuros, type CaseFigures } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../../mechanism/call.ts';
import { present } from '../../../mechanism/empty.ts';
import { amount, digits, optionalNumber, optionalText } from '../../../mechanism/wire.ts';
import { caseKind } from '../../cases/wireCase.ts';

/** The figures of a year's cases, by kind and segment (reclami.cifre.1). */
export const caseFigures = defineCall({
  id: 'caseFigures',
  backend: 'sportello',
  method: 'GET',
  path: '/operatore/reclami/cifre',
  summary: 'Cifre annuali dei reclami',
  rules: ['reclami.chiamate.2', 'reclami.cifre.1'],
  access: 'operator',
  right: 'ASSIGN_CASES',
  query: z.strictObject({ anno: digits(2020, 2100) }),
  answer: z.strictObject({
    cifre: z.array(
      z.strictObject({
        tipo: caseKind,
        segmento: optionalText,
        ricevuti: z.number(),
        risposti: z.number(),
        ritirati: z.number(),
        neiTermini: z.number(),
        giorniMedi: optionalNumber,
        indennizzi: z.number(),
        importoIndennizzi: amount,
      }),
    ),
  }),
  errors: [],
  example: {
    request: { query: { anno: '2026' } },
    answer: {
      cifre: [
        {
          tipo: 'RECLAMO',
          segmento: 'Residenziale',
          ricevuti: 12,
          risposti: 10,
          ritirati: 1,
          neiTermini: 9,
          giorniMedi: 14.5,
          indennizzi: 1,
          importoIndennizzi: 30,
        },
      ],
    },
  },
  toModel: ({ cifre }) =>
    cifre.map((each): CaseFigures => ({
      kind: each.tipo,
      segment: present(each.segmento),
      received: each.ricevuti,
      answered: each.risposti,
      withdrawn: each.ritirati,
      inTime: each.neiTermini,
      meanDays: each.giorniMedi ?? undefined,
      indemnities: each.indennizzi,
      indemnityAmount: centsFromEuros(each.importoIndennizzi),
    })),
});
