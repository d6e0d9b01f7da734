import type { ContactReceipt } from '@sportello/domain';
import * as z from 'zod/mini';
import { channel } from '../clienti/sentCode.ts';
import { defineCall } from '../mechanism/call.ts';
import { MAX_UPLOAD_BYTES, wireUpload } from '../interventotecnico/attachment.ts';
import { ownId } from '../mechanism/ids.ts';
import { idempotencyHeaders, instant, line, lines } from '../mechanism/wire.ts';

export const invioFormContatti = defineCall({
  id: 'invioFormContatti',
  backend: 'public-api',
  method: 'POST',
  path: '/v1/proxy/invioFormContatti',
  summary: 'Messaggio al servizio clienti',
  rules: ['assistenza.modulo.1'],
  access: 'customer',
  modules: { support: 'ACTIVE' },
  inTheirName: 'CHANGE',
  headers: idempotencyHeaders,
  body: z.strictObject({
    argomento: line(60),
    messaggio: lines(4_000),
    codiceContratto: z.optional(ownId('contract')),
    /** Preferred channel for the notice of the answer. */
    canale: z.optional(channel),
    allegati: z.optional(z.array(wireUpload).check(z.maxLength(5, 'TOO_LONG'))),
  }),
  maxBodyBytes: MAX_UPLOAD_BYTES,
  answer: z.strictObject({ numeroRicevuta: z.string(), rispostaEntro: instant }),
  errors: ['NOT_FOUND', 'REQUEST_REPEATED_DIFFERENTLY', 'TOO_MANY_ATTEMPTS'],
  touches: ['contactRequests', 'notifications'],
  example: {
    request: {
      headers: { 'idempotency-key': '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e11' },
      body: {
        argomento: 'bollette',
        messaggio: 'Vorrei capire il conguaglio di ottobre.',
        codiceContratto: '4000000001',
        canale: 'E-MAIL',
        allegati: [{ fileName: 'contatore.png', file: 'iVBORw0KGgo=' }],
      },
    },
    answer: { numeroRicevuta: 'R-2026-000123', rispostaEntro: '2026-11-24T18:00:00+01:00' },
  },
  toModel: (answer): ContactReceipt => ({
    receiptNumber: answer.numeroRicevuta,
    answerBy: Date.parse(answer.rispostaEntro),
  }),
});
