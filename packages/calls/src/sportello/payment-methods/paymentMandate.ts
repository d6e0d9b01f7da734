import type { MandateText } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';

/** Returns the direct debit mandate text in force, which a change stores. */
export const paymentMandate = defineCall({
  id: 'paymentMandate',
  backend: 'sportello',
  method: 'GET',
  path: '/pagamenti/mandato',
  summary: 'Testo del mandato di addebito SEPA',
  rules: ['pagamento.chiamate.8'],
  access: 'customer-in-person',
  modules: { contracts: 'ACTIVE' },
  answer: z.strictObject({
    creditore: z.string(),
    identificativoCreditore: z.string(),
    testo: z.string(),
    impronta: z.string(),
  }),
  errors: [],
  example: {
    request: {},
    answer: {
      creditore: 'Esempio Energia',
      identificativoCreditore: 'IT66ZZZA1B2C3D4E5F6G7H8',
      testo: 'Con questo mandato autorizzi Esempio Energia …',
      impronta: '47DEQpj8HBSa-_TImW-5JCeuQeRkm5NMpJWZG3hSuFU',
    },
  },
  toModel: (answer): MandateText => ({
    creditorName: answer.creditore,
    creditorIdentifier: answer.identificativoCreditore,
    text: answer.testo,
    digest: answer.impronta,
  }),
});
