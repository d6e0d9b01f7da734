import { CACHE_LIFETIME_MS } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { ownId } from '../mechanism/ids.ts';
import { exampleReading, toReading, wireReading } from './reading.ts';

/** Returns the last reading of a contract, or null when there is none yet. */
export const ultimaLettura = defineCall({
  id: 'ultimaLettura',
  backend: 'verifiche',
  method: 'GET',
  path: '/v1/ultimaLettura/{id}',
  summary: 'Ultima lettura di un contratto',
  rules: ['lettura.chiamate.2', 'lettura.chiamate.6', 'lettura.ultima.1', 'lettura.ultima.2'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  params: z.strictObject({ id: ownId('commodity-contract') }),
  query: z.strictObject({ pod: z.optional(ownId('pod')), pdr: z.optional(ownId('pdr')) }),
  answer: z.strictObject({ lettura: z.nullable(wireReading) }),
  errors: ['NOT_FOUND'],
  example: {
    request: { params: { id: '4000000001' }, query: { pod: 'IT001E12345678' } },
    answer: { lettura: exampleReading },
  },
  cacheMs: CACHE_LIFETIME_MS,
  invalidatedBy: 'readings',
  toModel: (answer) => (answer.lettura === null ? undefined : toReading(answer.lettura)),
});
