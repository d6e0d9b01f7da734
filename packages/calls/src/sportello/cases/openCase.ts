import { isAboutBills, type CaseReceipt } from '@sportello/domain';
import * as z from 'zod/mini';
import { channel } from '../../clienti/sentCode.ts';
import { MAX_UPLOAD_BYTES, wireUpload } from '../../interventotecnico/attachment.ts';
import { defineCall } from '../../mechanism/call.ts';
import { ownId } from '../../mechanism/ids.ts';
import { day, distinct, idempotencyHeaders, lines } from '../../mechanism/wire.ts';
import { sentValues } from '../../verifiche/sentValues.ts';
import { caseKind } from './wireCase.ts';
import { BILL_READS } from '../bills/bill-reads.ts';

/** Bills that one case may name. */
const MOST_BILLS = 12;

const billsFit = z.refine<{ tipo: z.output<typeof caseKind>; bollette?: readonly unknown[] | undefined }>(
  ({ tipo, bollette }) => !isAboutBills(tipo) || bollette !== undefined,
  { error: 'MISSING', path: ['bollette'] },
);

const visitFits = z.refine<{ tipo: z.output<typeof caseKind>; intervento?: unknown }>(
  ({ tipo, intervento }) => tipo !== 'INTERVENTO' || intervento !== undefined,
  { error: 'MISSING', path: ['intervento'] },
);

const readingFits = z.refine<{
  tipo: z.output<typeof caseKind>;
  lettura?: unknown;
  codiceContratto?: unknown;
  bollette?: readonly unknown[] | undefined;
}>(
  ({ tipo, lettura, codiceContratto, bollette }) =>
    lettura === undefined || (tipo === 'RETTIFICA' && codiceContratto !== undefined && bollette?.length === 1),
  { error: 'NOT_EXPECTED', path: ['lettura'] },
);

/** Opens a case with a number and the day by which it will be answered; idempotent by key (reclami.apertura.1). */
export const openCase = defineCall({
  id: 'openCase',
  backend: 'sportello',
  method: 'POST',
  path: '/reclami',
  summary: 'Apre un reclamo o una richiesta scritta',
  rules: ['reclami.chiamate.1', 'reclami.apertura.1', 'reclami.tipi.1'],
  access: 'customer',
  modules: { support: 'ACTIVE' },
  inTheirName: 'CHANGE',
  headers: idempotencyHeaders,
  body: z
    .strictObject({
      tipo: caseKind,
      testo: lines(4_000),
      codiceContratto: z.optional(ownId('contract')),
      bollette: z.optional(
        z.array(ownId('bill')).check(
          z.minLength(1, 'MISSING'),
          z.maxLength(MOST_BILLS, 'TOO_LONG'),
          distinct((number) => number),
        ),
      ),
      intervento: z.optional(ownId('intervention')),
      pagamento: z.optional(ownId('bill-payment')),
      /** For RETTIFICA: what the meter shows, for the one bill that is named. */
      lettura: z.optional(z.strictObject({ data: day, letture: sentValues })),
      /** Preferred channel for notices about the case. */
      canale: z.optional(channel),
      allegati: z.optional(z.array(wireUpload).check(z.maxLength(5, 'TOO_LONG'))),
    })
    .check(billsFit, visitFits, readingFits),
  maxBodyBytes: MAX_UPLOAD_BYTES,
  answer: z.strictObject({ numero: z.string(), rispostaEntro: day }),
  errors: ['NOT_FOUND', 'READING_NOT_OPEN', 'REQUEST_REPEATED_DIFFERENTLY', 'TOO_MANY_ATTEMPTS'],
  touches: [
    'cases',
    'notifications',
    'sentReadings',
    'ultimaLettura',
    'storicoLetture',
    // An amount may be in dispute now.
    ...BILL_READS,
  ],
  example: {
    request: {
      headers: { 'idempotency-key': '0199f0c2-7a51-7c31-b8b5-6a1f0c2d9e31' },
      body: {
        tipo: 'DOPPIA_FATTURAZIONE',
        testo: 'La bolletta di ottobre conta due volte il mese di agosto.',
        codiceContratto: '4000000001',
        bollette: ['2026000123456'],
        canale: 'E-MAIL',
        allegati: [{ fileName: 'contatore.png', file: 'iVBORw0KGgo=' }],
      },
    },
    answer: { numero: 'RC-2026-000123', rispostaEntro: '2026-12-05' },
  },
  toModel: (answer): CaseReceipt => ({ number: answer.numero, answerBy: answer.rispostaEntro }),
});
