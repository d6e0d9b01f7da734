import type { SupplyAwaitedReading } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { toAwaitedReading, wireAwaitedReading } from '../../verifiche/awaitedReading.ts';

/** Returns in one call, for up to 400 supplies, whether a reading is expected from the customer. */
export const readingWindows = defineCall({
  id: 'readingWindows',
  backend: 'sportello',
  method: 'GET',
  path: '/autoletture',
  summary: 'Quando si può inviare l’autolettura delle forniture',
  rules: ['lettura.chiamate.7', 'lettura.ostacolo.1'],
  access: 'customer',
  modules: { contracts: 'PREVIEW' },
  answer: z.strictObject({
    forniture: z.array(z.strictObject({ codiceContratto: z.string(), ...wireAwaitedReading })),
  }),
  errors: [],
  example: {
    request: {},
    answer: {
      forniture: [
        {
          codiceContratto: '4000000001',
          aperta: true,
          motivo: null,
          inizioPeriodo: '2026-11-16',
          finePeriodo: '2026-11-30',
        },
      ],
    },
  },
  invalidatedBy: 'readings',
  toModel: (answer): readonly SupplyAwaitedReading[] =>
    answer.forniture.map((wire) => ({ contractCode: wire.codiceContratto, ...toAwaitedReading(wire) })),
});
