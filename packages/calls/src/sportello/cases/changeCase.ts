import * as z from 'zod/mini';
import { MAX_UPLOAD_BYTES, wireUpload } from '../../interventotecnico/attachment.ts';
import { defineCall } from '../../mechanism/call.ts';
import { ownId } from '../../mechanism/ids.ts';
import { idempotencyHeaders, lines } from '../../mechanism/wire.ts';
import { caseNumberForm } from './wireCase.ts';
import { BILL_READS } from '../bills/bill-reads.ts';

const ofOne = {
  backend: 'sportello',
  method: 'POST',
  access: 'customer',
  modules: { support: 'ACTIVE' },
  inTheirName: 'CHANGE',
  params: z.strictObject({ numero: ownId('case', caseNumberForm) }),
  answer: z.strictObject({}),
  errors: ['NOT_FOUND', 'CASE_CLOSED'],
  touches: ['cases', 'caseDetail'],
  toModel: () => undefined,
} as const;

/** Adds a message of the customer; the answer to a question starts the clocks again (reclami.termini.3). */
export const writeToCase = defineCall({
  ...ofOne,
  id: 'writeToCase',
  path: '/reclami/{numero}/messaggi',
  summary: 'Aggiunge un messaggio a un reclamo aperto',
  rules: ['reclami.chiamate.1', 'reclami.termini.3'],
  headers: idempotencyHeaders,
  body: z.strictObject({
    testo: lines(4_000),
    allegati: z.optional(z.array(wireUpload).check(z.maxLength(5, 'TOO_LONG'))),
  }),
  maxBodyBytes: MAX_UPLOAD_BYTES,
  errors: ['NOT_FOUND', 'CASE_CLOSED', 'REQUEST_REPEATED_DIFFERENTLY', 'TOO_MANY_ATTEMPTS'],
  example: {
    request: {
      params: { numero: 'RC-2026-000123' },
      headers: { 'idempotency-key': '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e32' },
      body: { testo: 'Oggi il contatore segna 4.512.' },
    },
    answer: {},
  },
});

/** Withdraws an open case: nothing is answered any more. Withdrawing it again changes nothing. */
export const withdrawCase = defineCall({
  ...ofOne,
  id: 'withdrawCase',
  path: '/reclami/{numero}/ritiro',
  summary: 'Ritira un reclamo aperto',
  rules: ['reclami.chiamate.1', 'reclami.cliente.2', 'reclami.contestazione.3'],
  // Its bills owe again the amounts in dispute.
  touches: ['cases', 'caseDetail', ...BILL_READS],
  example: { request: { params: { numero: 'RC-2026-000123' } }, answer: {} },
});
