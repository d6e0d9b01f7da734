import { MOST_FILE_BYTES, READING_CONFIRMATIONS } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../mechanism/call.ts';
import { ownId } from '../mechanism/ids.ts';
import { base64, day, idempotencyHeaders } from '../mechanism/wire.ts';
import { exampleReading, toReading, wireReading } from './reading.ts';
import { sentValues } from './sentValues.ts';

/** The base64 length of the largest photo (lettura.invio.2). */
const photoCharacters = Math.ceil(MOST_FILE_BYTES / 3) * 4;

/**
 * Sends the customer's meter reading. An implausible value is rejected once (READING_TOO_LOW,
 * READING_UNUSUAL) and accepted with `conferma`, so that a typo is never billed.
 */
export const autolettura = defineCall({
  id: 'autolettura',
  backend: 'verifiche',
  method: 'POST',
  path: '/v1/autolettura',
  summary: 'Invio dell’autolettura',
  rules: ['lettura.chiamate.4', 'lettura.invio.1', 'lettura.invio.2', 'lettura.plausibile.3'],
  access: 'customer',
  modules: { contracts: 'ACTIVE' },
  inTheirName: 'CHANGE',
  headers: idempotencyHeaders,
  maxBodyBytes: photoCharacters + 16 * 1024,
  body: z.strictObject({
    codiceContratto: ownId('commodity-contract'),
    dataLettura: day,
    canaleAcquisizione: z.enum(['WEB', 'APP']),
    letture: sentValues,
    conferma: z.optional(z.enum(READING_CONFIRMATIONS)),
    foto: z.optional(base64(photoCharacters)),
  }),
  answer: z.strictObject({ lettura: wireReading }),
  errors: ['NOT_FOUND', 'READING_NOT_OPEN', 'READING_TOO_LOW', 'READING_UNUSUAL', 'REQUEST_REPEATED_DIFFERENTLY'],
  touches: ['tipologiaAutolettura', 'ultimaLettura', 'storicoLetture', 'readingWindows', 'sentReadings'],
  example: {
    request: {
      headers: { 'idempotency-key': '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e11' },
      body: {
        codiceContratto: '4000000001',
        dataLettura: '2026-11-20',
        canaleAcquisizione: 'WEB',
        letture: [
          { fascia: 'F1', valore: 10_540 },
          { fascia: 'F2', valore: 8_201 },
          { fascia: 'F3', valore: 12_190 },
        ],
        conferma: 'LETTURA_GIUSTA',
      },
    },
    answer: {
      lettura: { ...exampleReading, dataLettura: '2026-11-20', tipo: 'AUTOLETTURA', stato: 'RICEVUTA' },
    },
  },
  toModel: (answer) => toReading(answer.lettura),
});
