import type { CaseReceipt } from '@sportello/domain';
import * as z from 'zod/mini';
import { defineCall } from '../../mechanism/call.ts';
import { ownId } from '../../mechanism/ids.ts';
import { day } from '../../mechanism/wire.ts';
import { BILL_READS } from './bill-reads.ts';

/**
 * Objects to the prescribed part of a bill, which then isn't owed, and opens a case of kind PRESCRIZIONE about it; once a
 * bill: a repeat gets the same case (bolletta.prescrizione.3).
 */
export const objectPrescription = defineCall({
  id: 'objectPrescription',
  backend: 'sportello',
  method: 'POST',
  path: '/bollette/{numero}/prescrizione',
  summary: 'Eccepisce la prescrizione degli importi di una bolletta',
  rules: ['bolletta.chiamate.4', 'bolletta.prescrizione.3'],
  access: 'customer',
  modules: { archive: 'ACTIVE', support: 'ACTIVE' },
  inTheirName: 'CHANGE',
  params: z.strictObject({ numero: ownId('bill') }),
  answer: z.strictObject({ numero: z.string(), rispostaEntro: day }),
  errors: ['NOT_FOUND', 'BILL_NOT_PRESCRIBED', 'CASE_CLOSED', 'TOO_MANY_ATTEMPTS'],
  touches: ['cases', 'notifications', ...BILL_READS],
  example: {
    request: { params: { numero: '2026000123456' } },
    answer: { numero: 'RC-2026-000123', rispostaEntro: '2026-12-20' },
  },
  toModel: ({ numero, rispostaEntro }): CaseReceipt => ({ number: numero, answerBy: rispostaEntro }),
});
