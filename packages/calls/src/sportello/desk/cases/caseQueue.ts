import { type CaseLoad } from '@sportello/domain';
import * as z from 'zod/mini';
import { UPLOAD_TYPES } from '../../../interventotecnico/attachment.ts';
import { defineCall, defineFileCall } from '../../../mechanism/call.ts';
import { present } from '../../../mechanism/empty.ts';
import { deskId } from '../../../mechanism/ids.ts';
import { digits, instant, optionalText } from '../../../mechanism/wire.ts';
import { caseKind } from '../../cases/wireCase.ts';
import {
  caseNumber,
  exampleQueuedCase,
  exampleReceivedCase,
  toQueuedCase,
  toReceivedCase,
  wireQueuedCase,
  wireReceivedCase,
} from './wireReceivedCase.ts';

const desk = { backend: 'sportello', method: 'GET', access: 'operator', right: 'ANSWER_REQUESTS' } as const;

/** Cases of all customers: the open ones by the day of their reply, or the ended ones, newest first. */
export const caseQueue = defineCall({
  ...desk,
  id: 'caseQueue',
  path: '/operatore/reclami',
  summary: 'Reclami di tutti i clienti, per scadenza',
  rules: ['reclami.chiamate.2', 'reclami.operatore.1'],
  query: z.strictObject({
    stato: z.enum(['APERTI', 'CONCLUSI']),
    /** MIE: assigned to the operator; LIBERE: unassigned. */
    chi: z.optional(z.enum(['MIE', 'LIBERE'])),
    operatore: z.optional(deskId('operator', 64)),
    tipo: z.optional(caseKind),
    /** SCADUTI: past their term; URGENTI: in its last days; FERMI: waiting for the customer. */
    termine: z.optional(z.enum(['SCADUTI', 'URGENTI', 'FERMI'])),
    codiceCliente: z.optional(deskId('customer', 64)),
    pagina: z.optional(digits(1, 10_000)),
  }),
  answer: z.strictObject({ reclami: z.array(wireQueuedCase), totale: z.number() }),
  errors: [],
  example: {
    request: { query: { stato: 'APERTI' } },
    answer: { reclami: [exampleQueuedCase], totale: 1 },
  },
  toModel: ({ reclami, totale }) => ({ cases: reclami.map(toQueuedCase), total: totale }),
});

/** Open cases by operator, for whoever leads the team (reclami.operatore.4). */
export const caseLoads = defineCall({
  ...desk,
  id: 'caseLoads',
  path: '/operatore/reclami/carichi',
  summary: 'Reclami aperti di ogni operatore',
  rules: ['reclami.chiamate.2', 'reclami.operatore.4'],
  right: 'ASSIGN_CASES',
  answer: z.strictObject({
    carichi: z.array(
      z.strictObject({
        operatore: optionalText,
        aperti: z.number(),
        urgenti: z.number(),
        scaduti: z.number(),
        piuVecchio: z.nullable(instant),
      }),
    ),
    /** Operators who may be given cases. */
    operatori: z.array(z.string()),
  }),
  errors: [],
  example: {
    request: {},
    answer: {
      carichi: [{ operatore: 'operatore', aperti: 12, urgenti: 3, scaduti: 0, piuVecchio: '2026-11-02T09:00:00Z' }],
      operatori: ['operatore'],
    },
  },
  toModel: ({ carichi, operatori }) => ({
    loads: carichi.map((each): CaseLoad => ({
      username: present(each.operatore),
      open: each.aperti,
      urgent: each.urgenti,
      late: each.scaduti,
      oldestAt: each.piuVecchio === null ? undefined : Date.parse(each.piuVecchio),
    })),
    operators: operatori,
  }),
});

export const receivedCase = defineCall({
  ...desk,
  id: 'receivedCase',
  path: '/operatore/reclami/{numero}',
  summary: 'Un reclamo di un cliente, con le note',
  rules: ['reclami.chiamate.2', 'reclami.operatore.2'],
  params: z.strictObject({ numero: caseNumber }),
  answer: z.strictObject({ reclamo: wireReceivedCase }),
  errors: ['NOT_FOUND'],
  example: {
    request: { params: { numero: 'RC-2026-000123' } },
    answer: { reclamo: exampleReceivedCase },
  },
  toModel: ({ reclamo }) => toReceivedCase(reclamo),
});

export const receivedCaseFile = defineFileCall({
  ...desk,
  id: 'receivedCaseFile',
  path: '/operatore/reclami/{numero}/allegati/{posizione}',
  summary: 'Allegato di un reclamo',
  rules: ['reclami.chiamate.2'],
  params: z.strictObject({ numero: caseNumber, posizione: digits(1, 9_999) }),
  answers: 'file',
  types: UPLOAD_TYPES,
  errors: [],
  example: { request: { params: { numero: 'RC-2026-000123', posizione: '1' } } },
});

/** The four-part reply as PDF, as the customer has it; 404 until there is one. */
export const receivedCaseReplyPaper = defineFileCall({
  ...desk,
  id: 'receivedCaseReplyPaper',
  path: '/operatore/reclami/{numero}/risposta.pdf',
  summary: 'Risposta a un reclamo in PDF, per gli operatori',
  rules: ['reclami.chiamate.2', 'reclami.risposta.1'],
  params: z.strictObject({ numero: caseNumber }),
  answers: 'file',
  types: ['application/pdf'],
  errors: [],
  example: { request: { params: { numero: 'RC-2026-000123' } } },
});
