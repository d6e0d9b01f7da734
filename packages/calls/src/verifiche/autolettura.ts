import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { code, day, distinct, idempotencyHeaders } from '../mechanism/wire.ts';
import { wireBand } from './meter.ts';
import { exampleReading, toReading, wireReading } from './reading.ts';

/** The largest figure that a meter of nine digits shows. */
const LARGEST_READING = 999_999_999;

/**
 * Sends what the customer reads on the meter. A value that is far from what is expected is refused
 * once (READING_UNUSUAL) and taken with `confermata`, so that a slip of the finger never bills.
 */
export const autolettura = defineCall({
  id: 'autolettura',
  backend: 'verifiche',
  method: 'POST',
  path: '/v1/autolettura',
  summary: 'Invio dell’autolettura',
  rules: ['lettura.chiamate.4'],
  access: 'customer',
  owned: { 'body.codiceContratto': 'commodity-contract' },
  headers: idempotencyHeaders,
  body: z.strictObject({
    codiceContratto: code(40),
    dataLettura: day,
    canaleAcquisizione: z.enum(['WEB', 'APP']),
    letture: z
      .array(
        z.strictObject({
          fascia: wireBand,
          valore: z.int().check(z.gte(0, 'TOO_SMALL'), z.lte(LARGEST_READING, 'TOO_LARGE')),
        }),
      )
      .check(
        z.minLength(1, 'MISSING'),
        z.maxLength(3, 'TOO_LONG'),
        distinct((reading) => reading.fascia),
      ),
    confermata: z.optional(z.boolean()),
  }),
  answer: z.strictObject({ lettura: wireReading }),
  errors: ['NOT_FOUND', 'READING_NOT_OPEN', 'READING_TOO_LOW', 'READING_UNUSUAL', 'REQUEST_REPEATED_DIFFERENTLY'],
  example: {
    request: {
      headers: { 'idempotency-key': '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e11' },
      body: {
        codiceContratto: '4000000001',
        dataLettura: '2026-11-21',
        canaleAcquisizione: 'WEB',
        letture: [
          { fascia: 'F1', valore: 10_540 },
          { fascia: 'F2', valore: 8_201 },
          { fascia: 'F3', valore: 12_190 },
        ],
      },
    },
    answer: {
      lettura: { ...exampleReading, dataLettura: '2026-11-21', tipo: 'AUTOLETTURA', stato: 'IN_VERIFICA' },
    },
  },
  toModel: (answer) => toReading(answer.lettura),
});
