import * as z from 'zod/mini';
import { defineCall, defineFileCall } from '../../mechanism/call.ts';
import { ownId } from '../../mechanism/ids.ts';
import {
  exampleNoticeSummary,
  toNoticeDetail,
  toNoticeSummary,
  wireNoticeDetail,
  wireNoticeSummary,
} from './wireNotice.ts';

/** Lists the customer's last hundred legal notices, newest first (comunicazioni.cliente.1). */
export const legalNotices = defineCall({
  id: 'legalNotices',
  backend: 'sportello',
  method: 'GET',
  path: '/comunicazioni',
  summary: 'Comunicazioni formali al cliente',
  rules: ['comunicazioni.chiamate.1', 'comunicazioni.cliente.1'],
  access: 'customer',
  modules: null,
  answer: z.strictObject({ comunicazioni: z.array(z.strictObject(wireNoticeSummary)) }),
  errors: [],
  example: { request: {}, answer: { comunicazioni: [exampleNoticeSummary] } },
  invalidatedBy: 'notices',
  toModel: (answer) => answer.comunicazioni.map(toNoticeSummary),
});

const numero = ownId('notice');
const example = { params: { numero: 'CM-2026-000123' } } as const;

/** One notice with its timeline, the same for customers and operators (comunicazioni.cliente.2). */
export const legalNotice = defineCall({
  id: 'legalNotice',
  backend: 'sportello',
  method: 'GET',
  path: '/comunicazioni/{numero}',
  summary: 'Una comunicazione con i suoi passaggi',
  rules: ['comunicazioni.chiamate.1', 'comunicazioni.cliente.2'],
  access: 'customer',
  modules: null,
  params: z.strictObject({ numero }),
  answer: z.strictObject(wireNoticeDetail),
  errors: ['NOT_FOUND'],
  example: {
    request: example,
    answer: {
      ...exampleNoticeSummary,
      testo: 'Le condizioni economiche del tuo contratto scadono il 31 maggio 2027.',
      passaggi: [
        { passo: 'PREPARATA', data: '2026-11-20T09:00:00.000Z', canale: null, destinatario: null, prova: null },
        {
          passo: 'INVIATA',
          data: '2026-11-20T09:00:05.000Z',
          canale: 'EMAIL',
          destinatario: 'giulia@example.it',
          prova: '250 2.0.0 Ok: queued as 4F1B2C',
        },
      ],
    },
  },
  invalidatedBy: 'notices',
  toModel: toNoticeDetail,
});

/** The PDF of a notice, as the ledger has its hash (comunicazioni.documenti.1). */
export const legalNoticePaper = defineFileCall({
  id: 'legalNoticePaper',
  backend: 'sportello',
  method: 'GET',
  path: '/comunicazioni/{numero}/documento.pdf',
  summary: 'Una comunicazione in PDF',
  rules: ['comunicazioni.chiamate.1', 'comunicazioni.documenti.1'],
  access: 'customer',
  modules: null,
  params: z.strictObject({ numero }),
  answers: 'file',
  types: ['application/pdf'],
  errors: [],
  example: { request: example },
});
