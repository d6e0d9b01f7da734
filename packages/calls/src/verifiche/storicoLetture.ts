import { CACHE_LIFETIME_MS, READING_HISTORY_COUNT } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { ownId } from '../mechanism/ids.ts';
import { digits, requireExactlyOne } from '../mechanism/wire.ts';
import { exampleReading, toReading, wireReading } from './reading.ts';

/** Returns the last readings of a supply point, newest first: POD (electricity) or PDR (gas). */
export const storicoLetture = defineCall({
  id: 'storicoLetture',
  backend: 'verifiche',
  method: 'GET',
  path: '/v1/storicoLetture',
  summary: 'Ultime letture di un punto di fornitura',
  rules: ['lettura.chiamate.3', 'lettura.storia.1', 'lettura.storia.2'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  query: z
    .strictObject({
      numeroLetture: z.prefault(digits(1, 120), String(READING_HISTORY_COUNT)),
      pod: z.optional(ownId('pod')),
      pdr: z.optional(ownId('pdr')),
    })
    .check(requireExactlyOne('pod', 'pdr')),
  answer: z.strictObject({ letture: z.array(wireReading) }),
  errors: ['NOT_FOUND'],
  example: {
    request: { query: { numeroLetture: '12', pod: 'IT001E12345678' } },
    answer: { letture: [exampleReading] },
  },
  cacheMs: CACHE_LIFETIME_MS,
  invalidatedBy: 'readings',
  toModel: (answer) => answer.letture.map(toReading),
});
